import { expect, test } from 'vitest';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { bookings, context, outcomes } from './testing/read-pages.ts';

const recognition = { type: 'account_statement', country: null, layout: null, score: 1, starts: true } as const;

test('BANK-02 days whose parts stand a blank apart are days where rows begin with them', async () => {
  const page = textPage([
    'CASSA DI PROVA                                       ESTRATTO CONTO AL 30 09 26',
    'IBAN IT60X0542811101000000123456',
    'DAL 01 07 26 AL 30 09 26',
    ' DATA OP.     VALUTA          DARE          AVERE   DESCRIZIONE OPERAZIONE',
    ' 01 07 26                                1.500,00   SALDO INIZIALE',
    ' 02 07 26     02 07 26      550,00                  BONIFICO PER CANONE LOCAZIONE',
    '                                                    RATA 18 07 26',
    ' 03 07 26     02 07 26       96,84                  PAGAMENTO CARTA DEL 02.07.26',
    ' 27 07 26     27 07 26                   1.800,00   STIPENDIO',
    ' 31 07 26     31 07 26        3,16                  CANONE',
    ' 30 09 26                                2.650,00   SALDO FINALE',
  ]);
  const reading = await bankStatementReader.read([page], recognition, context);
  expect(bookings(reading)).toEqual([
    ['2026-07-02', -55_000],
    ['2026-07-03', -9684],
    ['2026-07-27', 180_000],
    ['2026-07-31', -316],
  ]);
  expect(outcomes(reading).statement_balance).toBe('passed');
  expect([reading.fields.period_start?.value, reading.fields.period_end?.value]).toEqual(['2026-07-01', '2026-09-30']);
});
