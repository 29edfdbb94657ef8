import { describe, expect, test } from 'vitest';
import { readPapers } from '../recognise/read-papers.ts';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { bookings, context, outcomes, readPages, value } from './testing/read-pages.ts';

const rows = [
  '02.03.2026   Kartenzahlung REWE                           -50,00',
  '05.03.2026   Lohn                                       1.500,00',
  '09.03.2026   Lastschrift                                  -30,00',
];
const wanted = [
  ['2026-03-02', -5_000],
  ['2026-03-05', 150_000],
  ['2026-03-09', -3_000],
];
const paper = (iban: string, title = 'Kontoauszug 01.03.2026 bis 31.03.2026'): string[] => [
  'Geldhaus Unbekannt',
  `${title}   IBAN ${iban}`,
  'Datum        Verwendungszweck                             Betrag',
  '             Alter Saldo                                1.000,00',
  ...rows,
  '             Neuer Saldo                                2.420,00',
];

describe('BANK-01 statements that nobody expected', () => {
  test('keep the time that they call their own though every booking lies elsewhere', async () => {
    const head = (span: string): string[] => [
      `Kontoauszug                                    Zeitraum ${span}`,
      'Datum        Verwendungszweck                             Betrag',
      '             Alter Saldo                                1.000,00',
      ...rows,
      '10.03.2026   Lastschrift                                  -20,00',
      '             Neuer Saldo                                2.400,00',
    ];
    const moved = await readPages(textPage(head('01.05.2026 - 31.05.2026')));
    expect([value(moved, 'period_start'), value(moved, 'period_end')]).toEqual(['2026-05-01', '2026-05-31']);
    const partly = await readPages(textPage(head('10.03.2026 - 31.05.2026')));
    expect(value(partly, 'period_end')).toBe('2026-05-31');
  });

  test('of a bank that is in no list are read, and the bank stays open', async () => {
    const reading = await readPages(
      textPage(paper('DE02120300000000202051').map((line) => line.replace(/IBAN.*/, ''))),
    );
    expect(bookings(reading)).toEqual(wanted);
    expect([value(reading, 'bank'), value(reading, 'iban')]).toEqual([null, null]);
    expect(reading.unread).toContain('iban');
  });

  test('in the language of another country than that of the account are read', async () => {
    const reading = await readPages(textPage(paper('IT60X0542811101000000123456')));
    expect(bookings(reading)).toEqual(wanted);
    expect(reading.country).toBe('IT');
  });

  test('a page from the middle is a statement without balances, and proves none', async () => {
    const reading = await readPages(
      textPage(['Kontoauszug   Blatt 2', 'Datum        Verwendungszweck                             Betrag', ...rows]),
    );
    expect(bookings(reading)).toEqual(wanted);
    expect(reading.unread).toEqual(expect.arrayContaining(['opening_balance', 'closing_balance']));
    expect(outcomes(reading)).not.toMatchObject({ statement_balance: 'passed' });
  });

  test('the same page twice counts once', async () => {
    const page = textPage(paper('DE89370400440532013000'));
    const readings = await readPapers([page, { ...page, number: 2 }], [bankStatementReader], context);
    expect(readings.flatMap(({ transactions }) => transactions)).toHaveLength(wanted.length);
  });
});
