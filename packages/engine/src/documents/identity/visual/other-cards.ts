import { cardLabels } from './blurred-labels.ts';
import type { CardKind } from './card-kind.ts';
import { otherLabels, permitLabels } from './label-specs.ts';

const other = cardLabels(otherLabels);
const permit = cardLabels(permitLabels);

const passport: CardKind = {
  layout: 'passport',
  type: 'passport',
  country: null,
  front: [
    ['passport', 0.4],
    ['passaporto', 0.4],
    ['reisepass', 0.45],
    ['passeport', 0.2],
    ['pasaporte', 0.4],
    ['country code', 0.15],
    ['code du pays', 0.1],
    ['place of birth', 0.05],
    ['date of expiry', 0.05],
  ],
  back: [],
  number: null,
  labels: other,
};

const otherPermit: CardKind = {
  layout: 'residence_permit',
  type: 'residence_permit',
  country: null,
  front: [
    ['residence permit', 0.5],
    ['titre de sejour', 0.5],
    ['permiso de residencia', 0.5],
    ['titulo de residencia', 0.5],
    ['karta pobytu', 0.5],
    ['verblijfstitel', 0.5],
  ],
  back: [],
  number: null,
  labels: permit,
};

const otherCard: CardKind = {
  layout: 'id_card',
  type: 'id_card',
  country: null,
  isTitled: true,
  front: [
    ['identity card', 0.45],
    ['identitatskarte', 0.3],
    ['documento nacional de identidad', 0.6],
    ["carte nationale d'identite", 0.6],
    ["carte d'identite", 0.4],
    ['dowod osobisty', 0.6],
    ['obcansky prukaz', 0.6],
    ['obciansky preukaz', 0.6],
    ['carte de identitate', 0.6],
    ['osobna iskaznica', 0.6],
    ['osebna izkaznica', 0.6],
    ['szemelyazonosito', 0.6],
    ['licna karta', 0.6],
    ['personalausweis', 0.3],
  ],
  back: [],
  number: null,
  labels: other,
};

export const otherCards: readonly CardKind[] = [passport, otherPermit, otherCard];
