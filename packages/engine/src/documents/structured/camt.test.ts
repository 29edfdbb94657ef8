import { describe, expect, test } from 'vitest';
import { readStructured } from './read-structured.ts';

interface EntryOptions {
  readonly amount: string;
  readonly side: 'CRDT' | 'DBIT';
  readonly status?: string;
  readonly day?: string;
  readonly currency?: string;
  readonly details?: string;
}

const entry = ({
  amount,
  side,
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  day = '2026-10-27',
  currency = 'EUR',
  details = '',
}: EntryOptions) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}
   <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><DtTm>2026-10-28T00:00:00</DtTm></ValDt><NtryDtls>${details}</NtryDtls></Ntry>`;

const balance = (code: string, amount: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const statement = (content: string): string =>
  `<Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Erika Muster</Nm></Ownr></Acct>${content}</Stmt>`;

const file = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${content}</BkToCstmrStmt></Document>`;

const salary = `<TxDtls><BkTxCd><Prtry><Cd>NTRF+153+9201+000</Cd></Prtry></BkTxCd><RltdPties>
  <Dbtr><Pty><Nm>Muster GmbH</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE12500105170648489890</IBAN></Id></DbtrAcct>
  <Cdtr><Nm>Erika Muster</Nm></Cdtr></RltdPties><Purp><Cd>SALA</Cd></Purp>
  <RmtInf><Ustrd>Gehalt</Ustrd><Ustrd>10/2026</Ustrd></RmtInf></TxDtls>`;

describe('CAMT.053', () => {
  test('BANK-02 becomes the same reading as a paper, and reconciles', () => {
    const [reading] =
      readStructured(
        file(
          statement(
            balance('OPBD', '100.00', '2026-10-01') +
              balance('CLBD', '2050.50', '2026-10-31') +
              entry({ amount: '2000.50000', side: 'CRDT', details: salary }) +
              entry({ amount: '50.00', side: 'DBIT', status: '<Sts>BOOK</Sts>' }) +
              entry({ amount: '7.00', side: 'DBIT', status: '<Sts>PDNG</Sts>' }) +
              entry({ amount: '9.00', side: 'DBIT', currency: 'USD' }),
          ),
        ),
      ) ?? [];
    expect(reading).toMatchObject({ kind: 'bank_statement', type: 'account_statement', country: 'DE', layout: 'camt' });
    expect(reading?.confirmations[0]).toMatchObject({ rule: 'statement_balance', outcome: 'passed' });
    expect(reading?.fields.holder?.value).toBe('Erika Muster');
    expect(reading?.fields.bank?.value).toBe('Commerzbank');
    expect(reading?.transactions.length).toBe(2);
    expect(reading?.transactions[0]).toMatchObject({
      date: '2026-10-27',
      value_date: '2026-10-28',
      amount: 200_050,
      description: 'Gehalt 10/2026',
      counterparty: 'Muster GmbH',
      counterparty_iban: 'DE12500105170648489890',
      code: 'PURP:SALA',
    });
  });

  test('a cent too much does not reconcile', () => {
    const content = `${balance('PRCD', '100.00', '2026-10-01')}${balance('CLBD', '50.01', '2026-10-31')}`;
    const [reading] = readStructured(file(statement(content + entry({ amount: '50.00', side: 'DBIT' })))) ?? [];
    expect(reading?.confirmations[0]).toMatchObject({ outcome: 'failed', expected: 5_001, found: 5_000 });
  });

  test('sheets that carry on each other are one statement, others are not', () => {
    const day = (from: string, to: string, cents: string): string =>
      statement(
        balance('OPBD', from, '2026-10-01') +
          balance('CLBD', to, '2026-10-02') +
          entry({ amount: cents, side: 'CRDT' }),
      );
    const readings = readStructured(
      file(day('1.00', '3.00', '2.00') + day('3.00', '4.00', '1.00') + day('9.00', '9.50', '0.50')),
    );
    expect(readings?.map(({ transactions }) => transactions.length)).toEqual([2, 1]);
    expect(readings?.map(({ confirmations }) => confirmations[0]?.outcome)).toEqual(['passed', 'passed']);
  });

  test('an entry that cannot be read is not passed over in silence', () => {
    const content = balance('OPBD', '1.00', '2026-10-01') + balance('CLBD', '1.00', '2026-10-02');
    const [reading] = readStructured(file(statement(content + entry({ amount: '0.005', side: 'CRDT' })))) ?? [];
    expect(reading?.unread).toContain('transactions');
    expect(reading?.confirmations[0]?.outcome).toBe('inconclusive');
  });

  test('other documents are none', () => {
    expect(readStructured('<Document><BkToCstmrDbtCdtNtfctn><Ntfctn/></BkToCstmrDbtCdtNtfctn></Document>')).toBeNull();
    expect(readStructured('<html></html>')).toBeNull();
  });
});
