import { cardLabels } from './blurred-labels.ts';
import type { CardKind } from './card-kind.ts';
import { germanLabels, otherLabels, permitLabels } from './label-specs.ts';

const german = cardLabels(germanLabels);
const permit = cardLabels(permitLabels);

const germanCard: CardKind = {
  layout: 'personalausweis',
  type: 'id_card',
  country: 'DE',
  front: [
    ['personalausweis', 0.5],
    ['bundesrepublik deutschland', 0.35],
    ['identity card', 0.1],
    // The passport has the same state and labels.
    ['reisepass', -0.5],
    ['passport', -0.5],
    ['geburtstag', 0.1],
    ['geburtsdatum', 0.1],
    ['gultig bis', 0.15],
    ['vornamen', 0.1],
  ],
  back: [
    ['augenfarbe', 0.3],
    ['anschrift', 0.2],
    ['ordens oder kunstlername', 0.3],
    ['behorde', 0.1],
    ['colour of eyes', 0.1],
    ['grosse', 0.05],
  ],
  number: null,
  labels: german,
};

const austrianCard: CardKind = {
  layout: 'personalausweis_at',
  type: 'id_card',
  country: 'AT',
  front: [
    ['osterreich', 0.6],
    ['personalausweis', 0.3],
    ['identity card', 0.1],
    ['reisepass', -0.5],
    ['passport', -0.5],
  ],
  back: [],
  number: null,
  labels: cardLabels(otherLabels),
};

const germanPermit: CardKind = {
  layout: 'aufenthaltstitel',
  type: 'residence_permit',
  country: 'DE',
  front: [
    ['aufenthaltstitel', 0.6],
    ['residence permit', 0.25],
    ['art des titels', 0.3],
    ['aufenthaltskarte', 0.5],
    ['aufenthaltserlaubnis', 0.3],
    ['niederlassungserlaubnis', 0.3],
  ],
  back: [
    ['auslanderbehorde', 0.4],
    ['anschrift', 0.15],
    ['augenfarbe', 0.2],
    ['staatsangehorigkeit', 0.1],
  ],
  number: null,
  labels: permit,
};

export const germanCards: readonly CardKind[] = [germanCard, austrianCard, germanPermit];
