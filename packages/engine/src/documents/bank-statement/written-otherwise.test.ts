import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const wanted = [
  ['2026-03-02', -5_000],
  ['2026-03-05', 150_000],
  ['2026-03-09', -3_000],
];
const proved = { statement_balance: 'passed' };

describe('BANK-02 days and captions in other hands', () => {
  test('a stroke between booking and value may cling to the first', async () => {
    const reading = await readPages(
      textPage([
        'Kontoauszug vom 01.03.2026 bis 31.03.2026   IBAN DE89370400440532013000',
        '                                    Alter Kontostand   EUR + 1.000,00',
        'Buchung/Wert        Vorgang/Buchungsinformation            EUR Betrag',
        '02.03./   01.03.    Kartenzahlung                             - 50,00',
        '05.03./   05.03.    Gehalt                                + 1.500,00',
        '09.03./   09.03.    Lastschrift                               - 30,00',
        '                                    Neuer Kontostand   EUR + 2.420,00',
      ]),
    );
    expect(bookings(reading)).toEqual(wanted);
    expect(reading.transactions[0]?.value_date).toBe('2026-03-01');
    expect(outcomes(reading)).toMatchObject(proved);
  });

  test('days may be four digits in two columns', async () => {
    const reading = await readPages(
      textPage([
        'KONTOAUSZUG NR. 3/2026   IBAN DE89370400440532013000',
        'ZEITRAUM 01.03.2026 - 31.03.2026',
        'BUCH   WERT   TEXT                         UMSATZ        SALDO',
        '              SALDOVORTRAG PER 28.02.2026             1.000,00+',
        '0203   0103   KARTENZAHLUNG                50,00-       950,00+',
        '0503   0503   GEHALT                    1.500,00+     2.450,00+',
        '0903   0903   LASTSCHRIFT                  30,00-     2.420,00+',
        '              SALDO PER 31.03.2026                    2.420,00+',
      ]),
    );
    expect(bookings(reading)).toEqual(wanted);
    expect(outcomes(reading)).toMatchObject(proved);
  });

  test('captions are shortened in narrow columns', async () => {
    const reading = await readPages(
      textPage([
        'E/C CHIUSO AL 31/03/2026   IBAN IT60X0542811101000000123456',
        'DT.OPE   DT.VAL     CAUSALE/DESCRIZIONE              DARE        AVERE   SALDO CONT.',
        '                    SALDO INIZIALE A VOSTRO CREDITO                         1.000,00',
        '02/03/26 01/03/26   PAGAMENTO POS                   50,00                     950,00',
        '05/03/26 05/03/26   STIPENDIO                               1.500,00        2.450,00',
        '09/03/26 09/03/26   ADDEBITO SDD                    30,00                   2.420,00',
        '                    SALDO FINALE A VOSTRO CREDITO                           2.420,00',
      ]),
    );
    expect(bookings(reading)).toEqual(wanted);
    expect(outcomes(reading)).toMatchObject(proved);
  });

  test('a text that ends with a currency leaves the amount in its column to the account', async () => {
    const reading = await readPages(
      textPage([
        'Estratto conto dal 01/03/2026 al 31/03/2026   IBAN IT60X0542811101000000123456',
        'Data         Descrizione                                 Importo',
        '             Saldo iniziale                             1.000,00',
        '02/03/2026   PAGAMENTO ESTERO APPLE.COM/BILL USD          -50,00',
        '             60,45 CAMBIO 1,0870',
        '05/03/2026   STIPENDIO                                  1.500,00',
        '09/03/2026   ADDEBITO SDD                                 -30,00',
        '             Saldo finale                               2.420,00',
      ]),
    );
    expect(bookings(reading)).toEqual(wanted);
  });
});

const head = (...lines: readonly string[]): string[] => [
  ...lines,
  'IBAN IT60X0542811101000000123456',
  'Data         Descrizione                                 Importo',
  '             Saldo iniziale                             1.000,00',
  '02/03/2026   PAGAMENTO POS                                -50,00',
  '             Saldo finale                                 950,00',
];

test.each([
  [['Estratto conto dal     01-03-2026', 'al                     31-03-2026']],
  [['ESTRATTO CONTO N. 10', 'DATA CHIUSURA 31/03/2026 INIZIO PERIODO 01/03/2026']],
])('BANK-01 the time of a paper may be told in parts', async (lines) => {
  const reading = await readPages(textPage(head(...lines)));
  expect([value(reading, 'period_start'), value(reading, 'period_end')]).toEqual(['2026-03-01', '2026-03-31']);
});

test.each([
  ['Estratto conto di Beatrice Niccolini', 'Beatrice Niccolini'],
  ["Estratto conto     Intestazione Conto Corrente: Tommaso D'Ambrogio", "Tommaso D'Ambrogio"],
  ['Estratto conto di marzo dal 01/03/2026', null],
])('BANK-01 the title of a paper may name the holder: %s', async (line, name) => {
  expect(value(await readPages(textPage(head(line))), 'holder')).toBe(name);
});
