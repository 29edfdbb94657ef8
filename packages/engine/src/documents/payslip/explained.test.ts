import { expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];

test.each([
  'IRPEF netta lorda 417,73 – detrazioni 281,27                     −136,46 €',
  'Imposta netta 417,73 al netto delle detrazioni                    136,46',
])('INC-03 what is explained stands at the end of its row, whatever is reckoned before it: %s', async (row) => {
  expect(valuesOf(await readLines([...head, row, ...sums]), 'income_tax')).toEqual({ income_tax: 13_646 });
});
