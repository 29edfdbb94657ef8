import { expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages, value } from './testing/read-pages.ts';

/** The same page as a scanner sees it. */
const scanned = (page: Page): Page => ({
  ...page,
  origin: 'ocr',
  words: page.words.map((word) => ({ ...word, font: -1, confidence: 0.95 })),
});

test('BANK-02 where the caption of the balances is lost, the running sums tell amounts from balances', async () => {
  const reading = await readPages(
    scanned(
      textPage([
        'ESTRATTO CONTO    dal 01.10.26 al 31.10.26    IBAN IT60X0542811101000000123456',
        'Data op.   Data val.   Descrizione                    Importo     progressivo',
        '                       Saldo iniziale al 01.10.26                   17.409,94',
        '01.10.26   01.10.26    Bonifico periodico             490,00-       16.919,94',
        '05.10.26   05.10.26    Prelievo ATM                    20,00-       16.899,94',
        '19.10.26   19.10.26    Bonifico in entrata            201,00        17.100,94',
      ]),
    ),
  );
  expect(bookings(reading)).toEqual([
    ['2026-10-01', -49_000],
    ['2026-10-05', -2_000],
    ['2026-10-19', 20_100],
  ]);
  expect(outcomes(reading).statement_running_balance).toBe('passed');
});

test('BANK-02 a caption that was misread on the second page stands where the first page prints it', async () => {
  const head = 'CONTABILE  VALUTA     DESCRIZIONE OPERAZIONI           MOVIMENTI DARE   MOVIMENTI AVERE';
  const reading = await readPages(
    scanned(
      textPage([
        'ESTRATTO CONTO    DAL 01/08/2026 AL 30/09/2026    IBAN IT60X0542811101000000123456',
        head,
        '                      SALDO INIZIALE AL 01/08/2026                              1.000,00',
        '03/08      02/08      PAGAMENTO POS                           76,59',
      ]),
    ),
    scanned(
      textPage(
        [
          head.replace('CONTABILE', 'Cowtqbllz'),
          '07/09      07/09      BONIFICO DISPOSTO                      840,00',
          '                      SALDO FINALE AL 30/09/2026                                   83,41',
        ],
        2,
      ),
    ),
  );
  expect(bookings(reading)).toEqual([
    ['2026-08-03', -7_659],
    ['2026-09-07', -84_000],
  ]);
  expect(outcomes(reading).statement_balance).toBe('passed');
});

test('BANK-02 where both sides are marked, an amount that lost its mark is not taken for income', async () => {
  const reading = await readPages(
    scanned(
      textPage([
        'Kontoauszug   01.10.2026 bis 31.10.2026   IBAN DE75512108001245126199',
        'Beschreibung                 Buchungsdatum        Betrag',
        'REWE SAGT DANKE              02.10.2026           -42,19€',
        'Quellwerk GmbH               05.10.2026       +3.855,22€',
        'Xaver Ypsilon                06.10.2026            36,45€',
      ]),
    ),
  );
  expect(bookings(reading).map(([, amount]) => amount)).not.toContain(3_645);
});

test('BANK-02 an account number in groups of four whose letter was read as a digit is told by its check digits', async () => {
  const reading = await readPages(
    scanned(
      textPage([
        'ESTRATTO CONTO    DAL 01/10/2026 AL 31/10/2026',
        'IBAN IT43 1020 0802 8550 0032 1514 946',
        'DATA       VALUTA     DESCRIZIONE                      USCITE     ENTRATE    SALDO',
        '07/10/26   07/10/26   ADDEBITO DIRETTO SDD              28,21                 971,79',
      ]),
    ),
  );
  expect(value(reading, 'iban')).toBe('IT43I0200802855000321514946');
});
