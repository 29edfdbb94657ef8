import { expect, test } from 'vitest';
import { payerNamed } from './payer-named.ts';

const named = (description: string): string | null => payerNamed({ counterparty: null, description });

test.each([
  ['Gehalt/Rente 4500 Isarblick Catering UG Lohn/Gehalt 08/2026', '4500 ISARBLICK CATERING'],
  ['Gutschrift Hafenkontor Nord KG Gehalt', 'GUTSCHRIFT HAFENKONTOR NORD'],
  ['Bonifico LANTERNA LOGISTICA S.P.A. stipendio', 'BONIFICO LANTERNA LOGISTICA'],
])('AFF-04 a text without a payer names one by its legal form: %s', (text, payer) => {
  expect(named(text)).toBe(payer);
});

test.each(['Überweisung am SE Tag', 'Lohn AG Anteil', 'Bonifico da BANCA LOMELLINA SPA'])(
  'AFF-04 short words that may be others name nobody, nor does a bank: %s',
  (text) => {
    expect(named(text)).toBeNull();
  },
);
