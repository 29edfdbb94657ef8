import type { Bank } from './bank.ts';

/** Two generations: until 2023 unmarked amounts in two columns, since then a sign as well. */
export const dkb = {
  id: 'dkb',
  name: 'DKB',
  country: 'DE',
  codes: ['12030000'],
  bics: ['BYLADEM1001'],
  anchors: ['deutsche kreditbank', 'dkb ag', 'www dkb de'],
  headers: { description: ['wir haben fur sie gebucht'], debit: ['belastung in eur'], credit: ['gutschrift in eur'] },
  skip: [/^ihr dispo(sitions)?kredit/, /^anzahl anlagen/],
  // Each payment made online ends with the minute it was ordered and its transaction number.
  clean: (text) => text.replace(/\s*DATUM \d{2}\.\d{2}\.\d{4}, \d{2}\.\d{2}\s+UHR(\s*\d\.TAN \d+)?/gi, ''),
} as const satisfies Bank;
