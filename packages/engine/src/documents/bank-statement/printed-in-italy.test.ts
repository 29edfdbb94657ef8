import { expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

const iban = 'IBAN IT60X0542811101000000123456';

test('BANK-02 captions over several lines, with the amount columns named above the dates', async () => {
  const reading = await readPages(
    textPage([
      'ESTRATTO CONTO N. 1/2026',
      'MOVIMENTI DAL 02/01/2026 AL 31/03/2026',
      iban,
      'Quale era il saldo iniziale al 02/01/2026? + 173,02 €',
      'Quali sono le entrate complessive di questo periodo? + 1.000,11 €',
      'Quali sono le uscite complessive di questo periodo? - 25,22 €',
      'REGISTRATA      DECORRONO     CAUS.                                      USCITA DI    ENTRATA DI',
      '                INTERESSI     ABI',
      '(DATA CONTABILE) (DATA VALUTA)',
      '02/01/2026      31/12/2025    18   Interessi creditori                                    0,11 €',
      '02/01/2026      31/12/2025    66   Imposta di bollo                        25,22 €',
      '11/01/2026      11/01/2026    78   Contante                                           1.000,00 €',
      "IL SALDO FINALE AL 31/03/2026 E' QUINDI:                                              1.147,91 €",
    ]),
  );
  expect(reading.transactions.map(({ amount, description, code }) => [amount, description, code])).toEqual([
    [11, 'Interessi creditori', 'ABI:18'],
    [-2_522, 'Imposta di bollo', 'ABI:66'],
    [100_000, 'Contante', 'ABI:78'],
  ]);
  expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_totals: 'passed' });
});

test('BANK-02 each of two columns has its unit in the line below its caption', async () => {
  const reading = await readPages(
    textPage([
      'ESTRATTO CONTO',
      'Saldo finale contabile al 31/12/2025     +130,79 EUR',
      'Saldo iniziale contabile al 30/11/2025   +251,86 EUR',
      'Data          Causale                                   Importo    Saldo progressivo',
      'operazione                                     operazione in EUR              in EUR',
      '              Saldo iniziale contabile al 30/11/2025                         +251,86',
      '01/12/25      POS CARTA AMAZON EU SARL                   -50,65              +201,21',
      '              LUXEMBOURG',
      '02/12/25      POS CARTA TRATTORIA                        -48,16              +153,05',
      '              PRELEVAMENTO CARTA DEBITO BARI             -22,26              +130,79',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2025-12-01', -5_065],
    ['2025-12-02', -4_816],
    ['2025-12-02', -2_226],
  ]);
});

test('BANK-02 a following sheet with the title and the closing balance begins no paper', () => {
  const rows = ['11/01/2026   11/01/2026   Versamento   1.000,00', 'IL SALDO FINALE AL 31/03/2026   1.173,02'];
  const starts = (...head: readonly string[]): boolean | undefined =>
    bankStatementReader.recognise(textPage(['ESTRATTO CONTO N. 1/2026', ...head, ...rows]))?.starts;
  expect([starts(), starts('Saldo iniziale 173,02'), starts(iban)]).toEqual([false, true, true]);
});

test('BANK-02 a sheet whose head says that it goes on begins no paper, whatever it repeats', () => {
  const starts = (...head: readonly string[]): boolean | undefined =>
    bankStatementReader.recognise(
      textPage([
        'BANCA     ESTRATTO CONTO',
        ...head,
        'DATA        VALUTA      DESCRIZIONE              USCITE     ENTRATE',
        '30/10/26    30/10/26    COSTO FISSO MENSILE       -3,50',
        '31/10/26                SALDO FINALE                        +1.447,99',
      ]),
    )?.starts;
  expect([
    starts(`ROSSI MARIA - ${iban} - segue estratto conto al 31/10/2026`),
    starts(`Fortsetzung Kontoauszug 10/2026 ${iban}`),
    starts(iban),
    // What follows on another page says nothing about the one before.
    starts(`${iban} - segue a pagina 2`),
  ]).toEqual([false, false, true, true]);
});

test('BANK-01 the BIC stands under its caption', async () => {
  const reading = await readPages(
    textPage([
      'ESTRATTO CONTO',
      'IBAN                                 BIC SWIFT      PERIODO',
      'IT60X0542811101000000123456          BLOPIT22XXX    01/10/2026 - 31/10/2026',
      'DATA        VALUTA      DESCRIZIONE              USCITE     ENTRATE',
      '01/10/26                SALDO INIZIALE                      +100,00',
      '30/10/26    30/10/26    COSTO FISSO MENSILE       -3,50',
      '31/10/26                SALDO FINALE                         +96,50',
    ]),
  );
  expect(value(reading, 'bic')).toBe('BLOPIT22XXX');
});

test('BANK-02 sums that are printed with a date like bookings are none', async () => {
  const reading = await readPages(
    textPage([
      `Estratto conto dal 01/08/2026 al 31/08/2026   ${iban}`,
      'Data contabile  Data valuta     Addebiti    Accrediti   Descrizione',
      '31/07/26                                         0,00   SALDO INIZIALE',
      '01/08/26        01/08/26          183,00                PAGAMENTO POS',
      '02/08/26        02/08/26                     1.992,33   ACCREDITAMENTO PENSIONE',
      '31/08/26                          183,00                TOTALE USCITE',
      '31/08/26                                     1.992,33   TOTALE ENTRATE',
      '31/08/26                                     1.809,33   SALDO FINALE',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-08-01', -18_300],
    ['2026-08-02', 199_233],
  ]);
  expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_totals: 'passed' });
});

test('BANK-02 the balance of the account is told from the one at disposal in the same line', async () => {
  const reading = await readPages(
    textPage([
      iban,
      'SALDO AL 13/09/2026   SALDO CONTABILE +847,41 €   SALDO DISPONIBILE +824,07 €',
      'LISTA MOVIMENTI',
      'Data Contabile  Data Valuta  Descrizione operazioni     Addebiti (euro)  Accrediti (euro)',
      '13/09/2026      11/09/2026   PAGAMENTO POS                        15,24',
      '10/09/2026      10/09/2026   STIPENDIO                                           1.500,00',
    ]),
  );
  expect([value(reading, 'opening_balance'), value(reading, 'closing_balance')]).toEqual([null, 84_741]);
  expect(bookings(reading)).toEqual([
    ['2026-09-10', 150_000],
    ['2026-09-13', -1_524],
  ]);
});

test('BANK-02 the name of the list above its first column names no column', async () => {
  const reading = await readPages(
    textPage([
      `Saldo contabile   ${iban}`,
      'Movimenti',
      'Data contabile  Data valuta      Importo  Descrizione',
      '01/04/2026                      1.000,00  Saldo iniziale',
      '03/04/2026      02/04/2026        -79,50  Pagamento POS Supermercato',
      '30/04/2026                        920,50  Saldo finale',
    ]),
  );
  expect(reading.transactions).toMatchObject([{ amount: -7_950, description: 'Pagamento POS Supermercato' }]);
});

test('BANK-02 of two amounts in the columns of both sides, the one that is not zero counts', async () => {
  const reading = await readPages(
    textPage([
      `Estratto conto 03/08/26 - 05/08/26   ${iban}`,
      'Saldo iniziale: 0.00',
      'Saldo finale: 60.00',
      'Data      Tipo                      Importo     Importo   Saldo',
      '                                  in uscita  in entrata',
      '04/08/26  Bonifico                    40.00        0.00   60.00',
      '03/08/26  Incasso                      0.00      100.00  100.00',
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-08-03', 10_000],
    ['2026-08-04', -4_000],
  ]);
});
