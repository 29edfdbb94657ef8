import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

const iban = 'IT60X0542811101000000123456';
/** How the text of a booking may begin its second line with a date. */
const wrapped = [
  '03/09/2026',
  'del 03/09/2026',
  'vom 03.09.2026',
  'am 03.09.2026',
  '03.09.2026 presso ESSELUNGA',
  '03/09/26 ORE 12:40 CARTA 1234',
  '31/08/2026 - 30/09/2026 abbonamento',
  'Data contabile 03/09/2026',
];

/** Date columns as narrow as papers have them, and texts that begin right behind them. */
const layouts: readonly (readonly [
  name: string,
  header: string,
  row: (day: string, text: string, amount: string) => string,
  indent: number,
])[] = [
  [
    'two dates',
    'DATA        VALUTA      DESCRIZIONE                            IMPORTO',
    (day, text, amount) => `${day}/2026  ${day}/2026  ${text.padEnd(35)}${amount.padStart(11)}`,
    24,
  ],
  [
    'one date',
    'DATA        DESCRIZIONE                                        IMPORTO',
    (day, text, amount) => `${day}/2026  ${text.padEnd(47)}${amount.padStart(11)}`,
    12,
  ],
  [
    'a short date',
    'DATA   DESCRIZIONE                                             IMPORTO',
    (day, text, amount) => `${day}  ${text.padEnd(52)}${amount.padStart(11)}`,
    7,
  ],
];

describe('BANK-02 a date at the start of a wrapped text', () => {
  const cases = layouts.flatMap(([name, header, row, indent]) =>
    wrapped.flatMap((text) => [0, 1, 2].map((at) => [name, text, at, { header, row, indent }] as const)),
  );

  test.each(cases)('%s: "%s" below booking %i is no day of others', async (_, text, at, { header, row, indent }) => {
    const rows = [
      row('05/10', 'PAGAMENTO POS', '-61,10'),
      row('12/10', 'BONIFICO A VOSTRO FAVORE', '1.000,00'),
      row('27/10', 'ADDEBITO SDD', '-20,00'),
    ].flatMap((line, place) => (place === at ? [line, `${' '.repeat(indent)}${text}`] : [line]));
    const reading = await readPages(
      textPage([
        `ESTRATTO CONTO AL 31/10/2026 dal 01/10/2026 al 31/10/2026          IBAN ${iban}`,
        header,
        'SALDO INIZIALE                                               100,00',
        ...rows,
        'SALDO FINALE                                               1.018,90',
      ]),
    );
    expect(bookings(reading)).toEqual([
      ['2026-10-05', -6_110],
      ['2026-10-12', 100_000],
      ['2026-10-27', -2_000],
    ]);
    expect(outcomes(reading).statement_balance).toBe('passed');
  });
});
