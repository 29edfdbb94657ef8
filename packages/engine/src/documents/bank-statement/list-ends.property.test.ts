import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { isCarriedOver, isCarry, totalKinds } from './other-lines.ts';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

const lineOf = (text: string) => {
  const [line] = linesOf([textPage([text])]);
  if (!line) throw new Error('no line');
  return line;
};

const sides = {
  debit: ['Soll-Umsätze', 'Belastungen', 'Lastschriften', 'Abgänge', 'addebiti', 'uscite', 'movimenti dare'],
  credit: ['Haben-Umsätze', 'Gutschriften', 'Eingänge', 'Zugänge', 'accrediti', 'entrate', 'movimenti avere'],
} as const;
const said = (side: 'debit' | 'credit') =>
  fc
    .tuple(
      fc.constantFrom(...sides[side]),
      fc.constantFrom('gesamt', 'insgesamt', 'Summe', 'Totale', 'complessivi'),
      fc.boolean(),
    )
    .map(([word, total, isFirst]) => (isFirst ? `${total} ${word}` : `${word} ${total}`));

test('BANK-02 a sum of one side is one in whatever order its words stand, before its figure or behind it', () => {
  fc.assert(
    fc.property(fc.constantFrom('debit', 'credit'), fc.context(), fc.boolean(), (side, context, isBehind) => {
      const [words = ''] = fc.sample(said(side), 1);
      context.log(words);
      const line = lineOf(isBehind ? `          -1.015,81      ${words}` : `${words}          -1.015,81`);
      expect(totalKinds(line)).toEqual([side]);
    }),
  );
});

test('BANK-02 the sums of both sides stand before their words where a list puts its text last', () => {
  expect(totalKinds(lineOf('          2.051,49      1.425,06   TOTALE MOVIMENTI'))).toEqual(['both']);
  expect(totalKinds(lineOf('          2.051,49                 TOTALE GAS E LUCE'))).toEqual([]);
});

test.each([
  'Lastschrift Stadtwerke Abschlag 51,00',
  'Gutschrift Summe der Belege aus dem Urlaub in Südtirol 51,00',
  '02.03.2026   Lastschrift gesamt Stadtwerke      51,00',
])('a booking that speaks of a side is none: %s', (text) => {
  expect(totalKinds(lineOf(text))).toEqual([]);
});

test('a balance is handed on before its words as well, and a transfer with two days hands nothing on', () => {
  expect(isCarriedOver(lineOf('                    8.402,98     Saldo riportato'))).toBe(true);
  expect(isCarry(lineOf('Übertrag            8.402,98'))).toBe(true);
  expect(isCarry(lineOf('Übertrag               28.09.26    28.09.26      160,00-'))).toBe(false);
});

const head = (captions: string) => [
  'Banca Esempio          Estratto conto     IBAN IT60X0542811101000000123456',
  'Saldo iniziale 1.000,00 EUR',
  'Saldo finale 900,00 EUR',
  captions,
];

test('BANK-02 a word for bookings over the figures heads amounts, where another one heads the texts', async () => {
  const reading = await readPages(
    textPage([
      ...head('Data         Dettaglio operazione                          Movimenti     Saldo dopo'),
      '02/03/2026   Carta Esselunga                                   60,00-      940,00+',
      '03/03/2026   Carta Conad                                       25,00-',
      '03/03/2026   Carta Coop                                        15,00-      900,00+',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-03-02', -6_000],
    ['2026-03-03', -2_500],
    ['2026-03-03', -1_500],
  ]);
  expect(outcomes(reading).statement_balance).toBe('passed');
});

test('BANK-02 bookings that begin each sheet alike are no letterhead', async () => {
  const sheet = (day: string, rest: readonly string[]) => [
    'Banca Esempio          IBAN IT60X0542811101000000123456',
    `${day}   Addebito diretto`,
    '             Enel Energia              -10,00',
    ...rest,
  ];
  const captions = ['Estratto conto', 'Saldo iniziale 1.000,00', 'Data         Descrizione               Importo'];
  const pages = [
    textPage([...captions, '01/03/2026   Carta Coop                -70,00']),
    { ...textPage(sheet('02/03/2026', ['04/03/2026   Carta Conad               -5,00'])), number: 2 },
    { ...textPage(sheet('05/03/2026', ['Saldo finale 905,00'])), number: 3 },
  ];
  const reading = await readPages(...pages);
  expect(bookings(reading).map(([day]) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05']);
});
