import { describe, expect, test } from 'vitest';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

describe('BANK-02 a balance that does not come out is told, whatever else might make it come out', () => {
  test('figures within texts do not make up for a booking that was taken out', async () => {
    // Twice 20,00 of the texts, taken off, would give the difference of 40,00.
    const lines = [
      'Kontoauszug Oktober 2026   IBAN DE89370400440532013000',
      'Buchung      Verwendungszweck                                      Betrag',
      '             Alter Saldo                                         1.000,00',
      '02.10.2026   Kartenzahlung                                         -20,00',
      '01.10.2026   10:46 Uhr Karte 2778 Betrag 20,00 EUR',
      '05.10.2026   Kartenzahlung                                         -20,00',
      '04.10.2026   11:46 Uhr Karte 2778 Betrag 20,00 EUR',
      '09.10.2026   Lastschrift                                           -30,00',
      '12.10.2026   Lohn                                                1.500,00',
      '             Neuer Saldo                                         2.390,00',
    ];
    const reading = await readPages(textPage(lines));
    expect(bookings(reading)).toHaveLength(4);
    expect(outcomes(reading).statement_balance).toBe('failed');
  });

  const running = (closing: string): string[] => [
    'ESTRATTO CONTO dal 01/12/2025 al 31/12/2025   IBAN IT60X0542811101000000123456',
    'DATA     VAL.     OPERAZIONI                           DARE         AVERE        SALDO',
    '                  SALDO PRECEDENTE                                            1.000,00',
    '01/12    01/12    PAGAMENTO POS                       100,00                    900,00',
    '02/12    02/12    PAGAMENTO POS                       100,00                    800,00',
    '05/12    05/12    STIPENDIO                                      1.500,00     2.300,00',
    `                  SALDO A VS. CREDITO                                         ${closing}`,
    'Dal 01/01/2026 il Fondo di Tutela dei Depositi garantisce fino a 100.000,00 euro per depositante',
  ];

  test('a sentence below the list is no booking behind which the closing balance hides', async () => {
    expect(outcomes(await readPages(textPage(running('2.300,00'))))).toMatchObject({ statement_balance: 'passed' });
    expect(outcomes(await readPages(textPage(running('3.800,00'))))).toMatchObject({ statement_balance: 'failed' });
  });

  const boxed = (pay: string): string[] => [
    'Kontoauszug 01.09.2026 bis 30.09.2026   IBAN DE89370400440532013000',
    'Kontostand alt             Summe Eingänge            Summe Ausgänge            Kontostand neu',
    '                1.000,00                  1.500,00                   -50,00                  2.450,00',
    'Buchung      Vorgang                                                      EUR',
    '02.09.2026   Kartenzahlung                                            - 20,00',
    `05.09.2026   Lohn                                                  ${pay}`,
    '09.09.2026   Lastschrift                                              - 30,00',
  ];

  test('amounts at the far end of their cells are those of the captions in order', async () => {
    const honest = await readPages(textPage(boxed('+ 1.500,00')));
    expect([value(honest, 'opening_balance'), value(honest, 'closing_balance')]).toEqual([100_000, 245_000]);
    expect(outcomes(honest).statement_balance).toBe('passed');
    expect(outcomes(await readPages(textPage(boxed('+ 2.300,00')))).statement_balance).toBe('failed');
  });
});
