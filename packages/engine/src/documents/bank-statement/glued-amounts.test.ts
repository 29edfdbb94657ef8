import { expect, test } from 'vitest';
import type { Word } from '../../evidence/page.ts';
import { withoutGluedAmounts } from './glued-amounts.ts';
import { bankStatementReader } from './reader.ts';
import { runTo, textPage } from './testing/grid.ts';
import { bookings, context, outcomes } from './testing/read-pages.ts';

const recognition = { type: 'account_statement', country: null, layout: null, score: 1, starts: true } as const;
/** A row as wide as the paper, its amount flush right under DARE or AVERE. */
const row = (day: string, text: string, amount: string, column = 72): string =>
  `${day}  ${day}  ${text}`.padEnd(column - amount.length) + amount;

test('BANK-02 an amount that its text runs into is the amount of the row, where it ends flush with the others', async () => {
  const page = textPage([
    'BANCA DI PROVA   ESTRATTO CONTO CORRENTE AL 30/09/2026',
    'IBAN IT60X0542811101000000123456',
    `${'DATA   VALUTA  DESCRIZIONE'.padEnd(68)}DARE${'AVERE'.padStart(12)}`,
    `${'SALDO INIZIALE AL 30/06/2026'.padEnd(76)}1.500,00`,
    row('02/07', 'PAGAMENTO POS BOTTEGA', '40,50'),
    row('03/07', 'BONIFICO A FAVORE DI CASE E TERRENI AFFITTO LUGLIO', '610,00'),
    row('05/08', 'BONIFICO A FAVORE DI CASE E TERRENI AFFITTO DI AGOST', '610,00'),
    row('27/08', 'STIPENDIO FORNACI SRL', '1.700,00', 84),
    row('28/08', 'PRELIEVO', '100,00'),
    `${'SALDO FINALE AL 30/09/2026'.padEnd(76)}1.839,50`,
  ]);
  expect(
    page.words.some(({ text }) => /\p{L}610,00$/u.test(text)),
    'the text touches its amount',
  ).toBe(true);
  const reading = await bankStatementReader.read([page], recognition, context);
  expect(bookings(reading).map(([, cents]) => cents)).toEqual([-4050, -61_000, -61_000, 170_000, -10_000]);
  expect(outcomes(reading).statement_balance).toBe('passed');
});

const ending = (texts: readonly string[]): Word[] => texts.flatMap((text, at) => runTo(text, 300, 40 + at * 12));

test('a figure that ends a word of the text stays there: no column ends at its place', () => {
  const column = ending(['12,00', '7,50', '1.240,00']);
  const [inText] = runTo('EUR19,90', 180, 100);
  expect(withoutGluedAmounts([...column, inText as Word])).toEqual([...column, inText]);
  expect(withoutGluedAmounts(ending(['12,00', '7,50', 'EUR19,90']))).toHaveLength(3);
  expect(withoutGluedAmounts(ending(['12,00', '7,50', '1.240,00', 'AGOSTO19,90'])).map(({ text }) => text)).toEqual([
    ...['12,00', '7,50', '1.240,00', 'AGOSTO', '19,90'],
  ]);
});
