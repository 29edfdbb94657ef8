import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import { textPage } from './testing/grid.ts';
import { bookings, outcomes, readPages } from './testing/read-pages.ts';

const cell = (text: string): string => text.padStart(16);

test('BANK-02 captions that mean something only together with the line below are told by both', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto al 31/03/2026       IBAN IT60X0542811101000000123456',
      `Data        Data        Dettaglio delle  ${cell('Movimenti')}${cell('Movimenti')}${cell('Saldo')}`,
      `valuta      reg.        operazione       ${cell('Dare in Euro')}${cell('Avere in Euro')}${cell('in Euro')}`,
      `                        Saldo iniziale   ${cell('')}${cell('')}${cell('1.000,00')}`,
      `01/03/2026  02/03/2026  PAGAMENTO POS    ${cell('50,00')}${cell('')}${cell('950,00')}`,
      `04/03/2026  05/03/2026  STIPENDIO        ${cell('')}${cell('1.500,00')}${cell('2.450,00')}`,
      `                        Saldo finale     ${cell('')}${cell('')}${cell('2.450,00')}`,
    ]),
  );
  expect(reading.transactions.map(({ date, value_date: value, amount }) => [date, value, amount])).toEqual([
    ['2026-03-02', '2026-03-01', -5_000],
    ['2026-03-05', '2026-03-04', 150_000],
  ]);
});

test('BANK-02 captions of both sides that are broken over two lines head their columns', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto al 31/03/2026       IBAN IT60X0542811101000000123456',
      `Data        Descrizione              ${cell('A Vs.')}${cell('A Vs.')}`,
      `                                     ${cell('debito')}${cell('credito')}`,
      `            Saldo iniziale           ${cell('')}${cell('1.000,00')}`,
      `02/03/2026  PAGAMENTO POS            ${cell('50,00')}${cell('')}`,
      `            PRELIEVO                 ${cell('20,00')}${cell('')}`,
      `05/03/2026  STIPENDIO                ${cell('')}${cell('1.500,00')}`,
      `            Saldo finale             ${cell('')}${cell('2.430,00')}`,
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-03-02', -5_000],
    ['2026-03-02', -2_000],
    ['2026-03-05', 150_000],
  ]);
});

/** What the columns of a list hold, from left to right, by the captions above it. */
const rolesBelow = (...captions: readonly string[]): string[][] =>
  [...layoutOf(linesOf([textPage(captions)]), null).headers.values()].map(({ cells }) => cells.map(({ role }) => role));

test('BANK-02 captions that stand as close as words are parted by what the line below says', () => {
  expect(rolesBelow('MOVIMENTI    MOVIMENTI DETTAGLIO OPERAZIONE', ' DARE EUR    AVERE EUR')).toEqual([
    ['debit', 'credit', 'description'],
  ]);
});

test('BANK-02 bookings in euro are amounts: the unit of a caption tells it from that of the texts', () => {
  const wanted = [['date', 'amount', 'description']];
  expect(rolesBelow('Data           Movimenti    Causale', 'operazione     EUR')).toEqual(wanted);
  expect(rolesBelow('Data           Movimenti EUR    Causale')).toEqual(wanted);
});

test.each([
  ['Debito', 'Credito', 'Progressivo'],
  ['A Vs. debito', 'A Vs. credito', 'Saldo progressivo'],
  ['Abgang', 'Zugang', 'Saldo'],
  ['Auszahlungen', 'Einzahlungen', 'Kontostand'],
  ['Geldabgang', 'Geldzugang', 'Saldo'],
  ['Importo a debito', 'Importo a credito', 'Saldo'],
  ['Prelievi', 'Versamenti', 'Saldo'],
])('BANK-02 the columns %s, %s and %s are told apart', async (debit, credit, balance) => {
  const reading = await readPages(
    textPage([
      'Estratto conto al 31/03/2026       IBAN IT60X0542811101000000123456',
      `Data        Descrizione              ${cell(debit)}${cell(credit)}${cell(balance)}`,
      `            Saldo iniziale           ${cell('')}${cell('')}${cell('1.000,00')}`,
      `02/03/2026  PAGAMENTO POS            ${cell('50,00')}${cell('')}${cell('950,00')}`,
      `05/03/2026  STIPENDIO                ${cell('')}${cell('1.500,00')}${cell('2.450,00')}`,
      `09/03/2026  ADDEBITO SDD             ${cell('30,00')}${cell('')}${cell('2.420,00')}`,
      `            Saldo finale             ${cell('')}${cell('')}${cell('2.420,00')}`,
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2026-03-02', -5_000],
    ['2026-03-05', 150_000],
    ['2026-03-09', -3_000],
  ]);
  expect(outcomes(reading)).toMatchObject({ statement_balance: 'passed', statement_running_balance: 'passed' });
});

test('BANK-02 a word for bookings at the end of the captions heads their amounts where another heads the texts', async () => {
  const reading = await readPages(
    textPage([
      'Estratto conto al 31/12/2025       IBAN IT60X0542811101000000123456',
      `Data          Data di valuta   Descrizione del movimento                ${cell('Movimenti')}`,
      `                               Saldo iniziale contabile al 30/09/2025   ${cell('+3.211,69')}`,
      '01.10.2025    03.10.2025       BONIF. DA ALTRA BANCA',
      `                               Ordinante: BIANCHI LUCA                  ${cell('+50,56')}`,
      '06.10.2025    06.10.2025       BONIFICO PERIODICO',
      `                               Beneficiario: Marchetti Lidia            ${cell('-600,00')}`,
    ]),
  );
  expect(bookings(reading)).toEqual([
    ['2025-10-01', 5_056],
    ['2025-10-06', -60_000],
  ]);
});
