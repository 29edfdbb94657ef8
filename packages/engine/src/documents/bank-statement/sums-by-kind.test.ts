import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { linesOf } from './lines.ts';
import { bankStatementReader } from './reader.ts';
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

test('BANK-02 sums may be told as how many bookings a side has', () => {
  expect(totals('N. 038 OPERAZIONI A DEBITO   3.379,20-', 'N. 002 OPERAZIONI A CREDITO   4.455,56')).toEqual([
    ['debit', 337_920],
    ['credit', 445_556],
  ]);
});

test('BANK-02 a table of sums of each kind of booking tells no sum of a side', () => {
  expect(
    totals('Bonifici in uscita   700,00', 'Totale addebiti SDD   381,71', 'Prelievi   50,00', 'Totale entrate   90,00'),
  ).toEqual([]);
  expect(
    totals('Summe Überweisungen   70,00', 'Summe Lastschriften   38,71', 'Summe Karten   5,00', 'Entgelte   3,00'),
  ).toEqual([]);
});

const paper = (credits: string, ...kinds: readonly string[]): string[] => [
  'Kontoauszug   IBAN DE89 3704 0044 0532 0130 00',
  'Datum        Text                                    Betrag EUR',
  '01.10.2026   Kontostand                              1.000,00 H',
  '02.10.2026   Dauerauftrag Miete                        700,00 S',
  '05.10.2026   Lastschrift Stadtwerke                     80,00 S',
  '15.10.2026   Gehalt Nordwind GmbH                    2.400,00 H',
  '20.10.2026   Kartenzahlung Markt                        25,50 S',
  '31.10.2026   Kontostand                              2.594,50 H',
  '',
  'Zusammenfassung',
  ...kinds,
  `Gutschriften                                       ${credits} H`,
];

const outcome = async (lines: readonly string[]): Promise<string | undefined> => {
  const pages = [laidOutPage(lines)];
  const recognition = bankStatementReader.recognise(pages[0] as (typeof pages)[0]);
  if (!recognition) throw new Error('not recognised');
  const reading = await bankStatementReader.read(pages, recognition, { today: '2026-11-15', readZone: async () => [] });
  expect(reading.confirmations.find(({ rule }) => rule === 'statement_balance')?.outcome).toBe('passed');
  return reading.confirmations.find(({ rule }) => rule === 'statement_totals')?.outcome;
};

const debits = [
  'Überweisungen                                        700,00 S',
  'Lastschriften                                         80,00 S',
  'Kartenzahlungen                                       25,50 S',
];

test('BANK-02 of sums by kind, one side that comes out makes too much on the other a contradiction', async () => {
  expect(await outcome(paper('2.400,00', ...debits))).not.toBe('failed');
  expect(await outcome(paper('2.900,00', ...debits))).toBe('failed');
});

test('BANK-02 a table that leaves kinds out contradicts nothing', async () => {
  const some = ['Lastschriften      80,00 S', 'Kartenzahlungen      25,50 S', 'Entgelte      0,00 S'];
  expect(await outcome(paper('2.900,00', ...some))).not.toBe('failed');
  expect(await outcome(paper('2.000,00', ...debits))).not.toBe('failed');
});
