import { expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const slip = (head: string, foot: string): string[] => [
  'Vetri Colli S.r.l.          BUSTA PAGA',
  head,
  'Cognome e nome: ROSSI MARIA      Codice fiscale: RSSMRA80A41F205B',
  'Retribuzione                      1.900,00',
  'Totale competenze                 1.900,00',
  'Totale trattenute                   600,00',
  'Netto a pagare                    1.300,00',
  foot,
];

test.each([
  ['Periodo di retribuzione: Tredicesima 2025', '', '2025-12'],
  ["Mese di competenza: 13MA MENSILITA' 2025", 'Valuta 17/12/2025', '2025-12'],
  ['Periodo: Quattordicesima 2026', 'Data pagamento 03/07/2026', '2026-07'],
  ['Periodo: Quattordicesima 2026', 'Accreditato il 26/06/2026', '2026-06'],
  // Contracts differ: without a day nobody knows.
  ['Periodo: Quattordicesima 2026', '', null],
  // A month that is named goes first.
  ['Periodo: Ottobre 2026', 'Rateo tredicesima 2026', '2026-10'],
])('INC-03 the month of a slip for an extra month: %s %s', async (head, foot, month) => {
  expect(valuesOf(await readLines(slip(head, foot)), 'period')).toEqual({ period: month });
});
