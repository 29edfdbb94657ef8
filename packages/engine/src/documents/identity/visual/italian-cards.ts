import { cardLabels } from './blurred-labels.ts';
import type { CardKind } from './card-kind.ts';
import { italianLabels, permitLabels } from './label-specs.ts';

const italian = cardLabels(italianLabels);
const permit = cardLabels(permitLabels);

const cie: CardKind = {
  layout: 'cie',
  type: 'id_card',
  country: 'IT',
  front: [
    ['carta di identita', 0.5],
    ['identity card', 0.15],
    ['repubblica italiana', 0.1],
    ["ministero dell'interno", 0.2],
    ['comune di', 0.05],
    ['cognome', 0.05],
    ['statura', 0.1],
    ['emissione', 0.1],
    ['cittadinanza', 0.05],
  ],
  back: [
    ['estremi atto di nascita', 0.4],
    ['indirizzo di residenza', 0.35],
    ['codice fiscale', 0.1],
    ['fiscal code', 0.15],
    ['cognome e nome dei genitori', 0.3],
  ],
  number: /^[A-Z]{2}\d{5}[A-Z]{2}$/,
  labels: italian,
};

const paper: CardKind = {
  layout: 'paper_id',
  type: 'paper_id_card',
  country: 'IT',
  front: [
    ["carta d'identita", 0.45],
    ['repubblica italiana', 0.1],
    ['comune di', 0.05],
    ['impronta del dito', 0.3],
    ['firma del titolare', 0.15],
    ['il sindaco', 0.2],
  ],
  back: [
    ['connotati', 0.3],
    ['stato civile', 0.25],
    ['professione', 0.1],
    ['segni particolari', 0.25],
    ['capelli', 0.1],
    ['residenza', 0.05],
    ['statura', 0.05],
  ],
  number: /^[A-Z]{2}\d{7}$/,
  labels: italian,
};

const healthCard: CardKind = {
  layout: 'tessera_sanitaria',
  type: 'fiscal_card',
  country: 'IT',
  front: [
    ['tessera sanitaria', 0.6],
    ['carta nazionale dei servizi', 0.25],
    ['carta regionale dei servizi', 0.25],
    ['codice fiscale', 0.2],
    ['luogo di nascita', 0.1],
    ['provincia', 0.1],
    ['data di scadenza', 0.1],
    ['ministero delle finanze', 0.35],
    ['agenzia delle entrate', 0.2],
  ],
  back: [
    ['tessera europea', 0.5],
    ['assicurazione malattia', 0.4],
    ['numero di identificazione della tessera', 0.4],
    ['numero identificativo personale', 0.2],
  ],
  // The title is white on green and often lost in a photograph; the code itself remains.
  number: /^(?:80380\d{15}|[A-Z]{6}[0-9L-V]{2}[A-Z][0-9L-V]{2}[A-Z][0-9L-V]{3}[A-Z])$/,
  labels: italian,
};

const italianPermit: CardKind = {
  layout: 'permesso_di_soggiorno',
  type: 'residence_permit',
  country: 'IT',
  front: [
    ['permesso di soggiorno', 0.65],
    ['residence permit', 0.25],
    ['tipo di permesso', 0.3],
    ['valido fino a', 0.15],
    ['carta di soggiorno', 0.4],
    ['repubblica italiana', 0.05],
  ],
  back: [
    ['luogo e data di nascita', 0.2],
    ['codice fiscale', 0.15],
    ['annotazioni', 0.15],
  ],
  number: null,
  labels: permit,
};

export const italianCards: readonly CardKind[] = [cie, paper, healthCard, italianPermit];
