import { expect, test } from 'vitest';
import { balanceMentions } from './balance-mentions.ts';
import { linesOf } from './lines.ts';
import { bankStatementReader } from './reader.ts';
import { textPage } from './testing/grid.ts';
import { bookings, context, outcomes } from './testing/read-pages.ts';

const recognition = { type: 'account_statement', country: null, layout: null, score: 1, starts: true } as const;

test('BANK-02 an amount at the right end of its cell is that of its own caption, however near the next one begins', async () => {
  const page = textPage([
    'BANCA DI PROVA   Estratto conto dal 01/08/2026 al 31/08/2026',
    'IBAN IT60X0542811101000000123456',
    'SALDO INIZIALE           TOTALE ADDEBITI          TOTALE ACCREDITI         SALDO FINALE',
    '                 774,30                   596,24                  1.388,95                1.567,01',
    'DATA CONTABILE   DATA VALUTA        ADDEBITI       ACCREDITI   DESCRIZIONE OPERAZIONI',
    '03/08/26         03/08/26             400,00                   BONIFICO AFFITTO',
    '12/08/26         12/08/26                           928,55     STIPENDIO',
    '14/08/26         13/08/26             112,35                   PAGAMENTO POS',
    '17/08/26         17/08/26                           460,40     RIMBORSO',
    '19/08/26         18/08/26              83,89                   PAGAMENTO POS',
  ]);
  const reading = await bankStatementReader.read([page], recognition, context);
  expect(bookings(reading).map(([, cents]) => cents)).toEqual([-40_000, 92_855, -11_235, 46_040, -8389]);
  expect([reading.fields.opening_balance?.value, reading.fields.closing_balance?.value]).toEqual([77_430, 156_701]);
  expect(outcomes(reading).statement_balance).toBe('passed');
  const [line] = linesOf([page]).filter(({ text }) => text.startsWith('SALDO INIZIALE'));
  expect(line && balanceMentions(linesOf([page]), line, null).map(({ kind, cents }) => [kind, cents])).toEqual([
    ['opening', 77_430],
    ['closing', 156_701],
  ]);
});
