import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { linesOf } from './lines.ts';
import { totalsIn } from './total-lines.ts';

const totals = (...texts: readonly string[]) => {
  const lines = linesOf([laidOutPage(texts)]);
  return lines.flatMap((line) => totalsIn(lines, line, null)).map(({ kind, cents }) => [kind, cents]);
};

test('BANK-02 sums of both sides, between balances or alone, are those of the sides', () => {
  const sums = ['Totale addebiti   1.640,00', 'Totale accrediti   2.100,00'];
  const read = [
    ['debit', 164_000],
    ['credit', 210_000],
  ];
  expect(totals(...sums)).toEqual(read);
  expect(totals('Saldo iniziale   900,00', ...sums, 'Saldo finale   1.360,00')).toEqual(read);
});

test('BANK-02 a table of sums of each kind of booking tells no sum of a side', () => {
  expect(
    totals('Bonifici in uscita   700,00', 'Totale addebiti SDD   381,71', 'Prelievi   50,00', 'Totale entrate   90,00'),
  ).toEqual([]);
  expect(
    totals('Summe Überweisungen   70,00', 'Summe Lastschriften   38,71', 'Summe Karten   5,00', 'Entgelte   3,00'),
  ).toEqual([]);
});
