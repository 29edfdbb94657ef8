import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const rows = [
  '05.07.26     06.07.26     Pagamento POS                               120,00',
  '14.08.26     14.08.26     Bonifico a vostro favore stipendio                       1.800,00',
  '25.09.26     26.09.26     Addebito diretto energia                     80,00',
];
const captions = 'Data         Valuta       Descrizione                                DARE          AVERE';
const paper = (title: string, opening: string, closing: string, body: readonly string[] = rows): string[] => [
  'Banca delle Colline',
  title,
  'IBAN IT60X0542811101000000123456',
  captions,
  `                          ${opening.padEnd(52)}1.000,00`,
  ...body,
  `                          ${closing.padEnd(52)}2.600,00`,
];
const wanted = [
  ['2026-07-05', -12_000],
  ['2026-08-14', 180_000],
  ['2026-09-25', -8_000],
];

describe('BANK-01 the time of Italian and German papers', () => {
  test.each([
    'Estratto conto III trimestre 2026',
    'ESTRATTO CONTO TRIMESTRALE   3° trimestre 2026',
    'Estratto conto - terzo trimestre 2026',
    'Estratto conto luglio - settembre 2026',
    'Estratto conto da luglio 2026 a settembre 2026',
    'Kontoauszug 3. Quartal 2026',
    'Kontoauszug Juli - September 2026',
  ])('%s', async (title) => {
    const reading = await readPages(textPage(paper(title, 'Saldo iniziale', 'Saldo finale')));
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-07-01', '2026-09-30']);
    expect(bookings(reading)).toEqual(wanted);
  });

  test('a quarter that began in the year before', async () => {
    const winter = rows.map((row) =>
      row.replaceAll('.07.', '.12.').replaceAll('.08.', '.01.').replaceAll('.09.', '.02.'),
    );
    const body = winter.map((row, at) => (at === 0 ? row.replaceAll('.26', '.25') : row));
    const title = 'Estratto conto dicembre - febbraio 2026';
    const reading = await readPages(textPage(paper(title, 'Saldo iniziale', 'Saldo finale', body)));
    expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2025-12-01', '2026-02-28']);
  });

  test.each([
    ['Estratto conto n. 3 del 30/09/2026', '2026-09-30'],
    // A day within a month is that of the print.
    ['Estratto conto n. 3 del 12/10/2026', null],
  ])('%s ends with the month that its day ends', async (title, end) => {
    const reading = await readPages(textPage(paper(title, 'Saldo iniziale', 'Saldo finale')));
    expect(value(reading, 'period_end')).toBe(end);
  });
});

describe('BANK-01 the first day of papers that name only their last', () => {
  const from = async (title: string, opening: string, closing: string) =>
    value(await readPages(textPage(paper(title, opening, closing))), 'period_start');

  test.each([
    ['Estratto conto trimestrale al 30/09/2026', '2026-07-01'],
    ['Estratto conto semestrale al 30/09/2026', '2026-04-01'],
    ['Estratto conto al 30/09/2026', null],
  ])('%s', async (title, start) => {
    expect(await from(title, 'Saldo iniziale', 'Saldo finale')).toBe(start);
  });

  test.each([
    // The list goes on from the evening of the paper before.
    ['Anfangssaldo 26.06.2026', 'Endsaldo 26.09.2026', '2026-06-27'],
    ['Anfangssaldo 30.06.2026', 'Endsaldo 26.09.2026', '2026-07-01'],
    ['Anfangssaldo 27.06.2026', 'Endsaldo 26.09.2026', '2026-06-27'],
    ['Anfangssaldo 01.07.2026', 'Endsaldo 01.10.2026', '2026-07-01'],
    // Something was booked on that very day.
    ['Anfangssaldo 05.07.2026', 'Endsaldo 05.10.2026', '2026-07-05'],
  ])('%s, %s', async (opening, closing, start) => {
    expect(await from('Kontoauszug Nr. 7', opening, closing)).toBe(start);
  });
});

describe('BANK-02 the balances of Italian papers', () => {
  test.each([
    ['Giacenza iniziale', 'Giacenza finale'],
    ['Riporto saldo precedente', 'Nuovo saldo'],
    ['Saldo contabile precedente', 'Saldo contabile finale'],
  ])('%s and %s', async (opening, closing) => {
    const reading = await readPages(textPage(paper('Estratto conto III trimestre 2026', opening, closing)));
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([100_000, 260_000]);
    expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed' });
  });

  const boxed = (box: string): string[] => [
    'Banca delle Colline',
    'Estratto conto dal 01/07/2026 al 30/09/2026    IBAN IT60X0542811101000000123456',
    box,
    `${captions}          Saldo`,
    '05/07        06/07        Pagamento POS                               120,00                       880,00',
    '14/08        14/08        Bonifico a vostro favore stipendio                       1.800,00      2.680,00',
    '25/09        26/09        Addebito diretto energia                     80,00                     2.600,00',
  ];

  test('a balance above the list that is of its last day closes it, also where the bookings say no year', async () => {
    const reading = await readPages(textPage(boxed('Saldo contabile al 30/09/2026   2.600,00')));
    expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([null, 260_000]);
    expect(Object.values(outcomes(reading))).not.toContain('failed');
  });

  test('one balance above the captions may be either, and is told as neither', async () => {
    const lines = boxed('Saldo a vostro credito   2.600,00').map((line) =>
      line.replace(/ {4,}(?:Saldo|\S+,\d\d)$/, ''),
    );
    expect(value(await readPages(textPage(lines)), 'opening_balance')).toBeNull();
  });

  test('"Operazione" before the value date is a day', async () => {
    const lines = boxed('Saldo a vostro credito   2.600,00').map((line) =>
      line.replace('Data         Valuta', 'Operazione   Valuta'),
    );
    expect(bookings(await readPages(textPage(lines)))).toEqual(wanted);
  });
});
