import { expect, test } from 'vitest';
import { roleOfCompound } from './compound-captions.ts';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

test.each([
  ['umsatzdetails', 'description'],
  ['transaktionsbetrag', 'amount'],
  ['zahlungsdatum', 'date'],
  ['valutatag', 'value_date'],
  ['tagessaldo', 'balance'],
  ['umsatzsteuer', null],
])('BANK-02 the last part of %s says what its column holds', (word, role) => {
  expect(roleOfCompound(word)).toBe(role);
});

const wanted = [
  ['2026-03-02', -5_000],
  ['2026-03-05', 150_000],
];

test.each([
  [
    'compounds and units',
    'Tag der       Umsatzdetails                                  Betrag   Lfd. Saldo',
    'Buchung                                                     in Euro      in Euro',
  ],
  [
    'a caption for bookings over their amounts',
    'Bu-Tag        Beschreibung                                  Umsätze        Saldo',
    '                                                                                ',
  ],
])('BANK-02 %s head the columns of a list', async (_name, upper, lower) => {
  const reading = await readPages(
    textPage([
      'Kontoauszug 01.03.2026 bis 31.03.2026   IBAN DE89370400440532013000',
      upper,
      lower,
      '              Saldo zu Beginn                                           1.000,00',
      '02.03.2026    Kartenzahlung REWE                             -50,00       950,00',
      '05.03.2026    Lohn                                         1.500,00     2.450,00',
      '              Saldo am Ende                                             2.450,00',
    ]),
  );
  expect(bookings(reading)).toEqual(wanted);
  expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_running_balance: 'passed' });
});

test.each([
  ['Zu Ihren', 'Zu Ihren', 'Lasten', 'Gunsten'],
  ['Betrag', 'Betrag', 'Soll in EUR', 'Haben in EUR'],
])('BANK-02 captions of sides may run over two lines: %s %s', async (first, second, debit, credit) => {
  const cell = (text: string): string => text.padStart(16);
  const reading = await readPages(
    textPage([
      'Kontoauszug 01.03.2026 bis 31.03.2026   IBAN DE89370400440532013000',
      `Buchung       Vorgang                ${cell(first)}${cell(second)}`,
      `              Verwendungszweck       ${cell(debit)}${cell(credit)}`,
      `              Alter Saldo            ${cell('')}${cell('1.000,00')}`,
      `02.03.2026    Kartenzahlung REWE     ${cell('50,00')}${cell('')}`,
      `05.03.2026    Lohn                   ${cell('')}${cell('1.500,00')}`,
      `              Neuer Saldo            ${cell('')}${cell('2.450,00')}`,
    ]),
  );
  expect(bookings(reading)).toEqual(wanted);
});

test('BANK-02 value dates that stand before the days of booking are told from them, also behind the text', async () => {
  const reading = await readPages(
    textPage([
      'Kontoauszug 01.03.2026 bis 31.03.2026   IBAN DE89370400440532013000',
      'Verwendungszweck             Wertstellung   Buchungstag        Betrag',
      'Alter Saldo                                                  1.000,00',
      'Kartenzahlung REWE           01.03.2026     02.03.2026         -50,00',
      'Lohn                         06.03.2026     05.03.2026       1.500,00',
      'Neuer Saldo                                                  2.450,00',
    ]),
  );
  expect(bookings(reading)).toEqual(wanted);
  expect(reading.transactions.map(({ value_date }) => value_date)).toEqual(['2026-03-01', '2026-03-06']);
});
