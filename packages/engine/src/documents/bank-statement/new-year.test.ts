import { expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

const iban = 'DE89370400440532013000';

test('days without a year that lie behind the end of the paper', async () => {
  const reading = await readPages(
    textPage([
      `Kontoauszug vom 01.12.2025 bis 30.12.2025     IBAN ${iban}`,
      'ALTER KONTOSTAND                                             100,00 H EUR',
      'Bu.Tag Wert   Wir haben für Sie gebucht     Belastung in EUR Gutschrift in EUR',
      '30.12. 31.12. Abschluss                                10,00',
      '02.01. 02.01. Zahlungseingang                                            60,00',
      'NEUER KONTOSTAND                                             150,00 H EUR',
    ]),
  );
  expect(reading.transactions.map(({ date, value_date }) => [date, value_date])).toEqual([
    ['2025-12-30', '2025-12-31'],
    ['2026-01-02', '2026-01-02'],
  ]);
});

test('days without a year across New Year', async () => {
  const reading = await readPages(
    textPage([
      `Kontoauszug Nummer 001 / 2026 vom 28.12.2025 bis 27.01.2026     IBAN ${iban}`,
      'ALTER KONTOSTAND                                             100,00 H EUR',
      'Bu.Tag Wert   Wir haben für Sie gebucht     Belastung in EUR Gutschrift in EUR',
      '29.12. 30.12. Kartenzahlung                            10,00',
      '02.01. 02.01. Zahlungseingang                                            60,00',
      'NEUER KONTOSTAND                                             150,00 H EUR',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2025-12-29', -1_000],
    ['2026-01-02', 6_000],
  ]);
  expect(reading.transactions[0]?.value_date).toBe('2025-12-30');
  expect(outcomes(reading).statement_balance).toBe('passed');
});

test('a day that ran into the one beside it names no year', async () => {
  const reading = await readPages(
    textPage([
      `Kontoauszug vom 01.10.2026 bis 31.10.2026     IBAN ${iban}`,
      'ALTER KONTOSTAND                                             100,00 H EUR',
      'Bu.Tag Wert   Wir haben für Sie gebucht     Belastung in EUR Gutschrift in EUR',
      '02.10. 02.10. Kartenzahlung                            10,00',
      '05.10. 05.10. Kartenzahlung                            10,00',
      '08.10.08 08.10. Kartenzahlung                          10,00',
      '12.10. 12.10. Kartenzahlung                            10,00',
      '19.10. 19.10. Kartenzahlung                            10,00',
      'NEUER KONTOSTAND                                              50,00 H EUR',
    ]),
  );
  expect(reading.transactions.map(({ date }) => date)).toEqual([
    '2026-10-02',
    '2026-10-05',
    '2026-10-08',
    '2026-10-12',
    '2026-10-19',
  ]);
  expect(reading.fields.period_end?.value).toBe('2026-10-31');
});
