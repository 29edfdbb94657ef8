import { expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { payslipNetInBank } from '../across/payslip-net-in-bank.ts';
import { slip } from '../across/testing/employment.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { setOf } from '../run/testing/papers.ts';
import { bankCoverage3m } from './coverage-3m.ts';
import { bankLargeDeposit } from './large-deposit.ts';
import { bankRecent } from './recent.ts';
import { bankRunningBalance } from './running-balance.ts';
import { bankSalaryFound } from './salary-found.ts';
import { readStatement, type StatementWords, statementPaper } from './testing/statements.ts';

const employed = contextOf({ ...mario, employment_status: 'Employed' });
const everyDay = (month: string): StatementWords['rows'] =>
  ['02', '12', '22'].map((day) => [`2026-${month}-${day}`, -5_000, 'POS'] as const);

/** The same words of a statement, printed by the bank and recognised from a scan. */
const both = (words: StatementWords) =>
  [{}, { pages: [pageOf([], { origin: 'ocr' as const })] }].map((evidence, place) =>
    statementPaper(`${place}`, words, evidence),
  );

test('BANK-02 a gap between days that were read from a scan is no gap for sure', () => {
  const said = both({ from: '2026-10-01', to: '2026-10-31' }).map((paper) =>
    sayOf(bankCoverage3m, setOf(paper), employed),
  );
  expect(said).toEqual(['failed critical', 'inconclusive']);
});

test('BANK-02 the last day of a scan may be a later one', () => {
  const said = both({ from: '2026-06-01', to: '2026-06-30' }).map((paper) => sayOf(bankRecent, setOf(paper)));
  expect(said).toEqual(['failed warning', 'inconclusive']);
});

test('BANK-02 what is not found on a scan whose sums come out may stand there under a misread name', () => {
  const rows = ['08', '09', '10'].flatMap((month) => everyDay(month) ?? []);
  const said = both({ from: '2026-08-01', to: '2026-10-31', rows }).map((paper) =>
    sayOf(bankSalaryFound, setOf(paper), employed),
  );
  expect(said).toEqual(['failed critical', 'inconclusive']);
});

test('BANK-02 nor is pay missing on a list whose texts were not found', () => {
  const rows = ['08', '09', '10']
    .flatMap((month) => everyDay(month) ?? [])
    .map(([day, cents]) => [day, cents, ''] as const);
  const paper = statementPaper('a', { from: '2026-08-01', to: '2026-10-31', rows });
  expect(sayOf(bankSalaryFound, setOf(paper), employed)).toBe('inconclusive');
});

test('BANK-02 who sent a large sum may be what was misread', () => {
  const rows = [...(everyDay('10') ?? []), ['2026-10-25', 900_000, 'BONIFICO'] as const];
  const said = both({ from: '2026-08-01', to: '2026-10-31', rows }).map((paper) =>
    sayOf(bankLargeDeposit, setOf(paper), employed),
  );
  expect(said).toEqual(['failed warning', 'inconclusive']);
});

test('REP-08 pay that is not found on a scan is not missing', () => {
  const words = { from: '2026-08-01', to: '2026-11-15', rows: everyDay('10') ?? [] };
  const said = both(words).map((paper) =>
    sayOf(payslipNetInBank, setOf(slip({ paid_amount: 167_974 }, '2026-09'), paper), employed),
  );
  expect(said[0]).toMatch(/^failed/);
  expect(said[1]).toBe('inconclusive');
});

test('BANK-02 a sum that does not come out in words below the picture of a scan is no forgery for sure', () => {
  const broken = readStatement({
    confirmations: { statement_balance: { outcome: 'failed', expected: 5_000, found: 5_001 } },
  });
  const { paper } = broken;
  const layered = { ...broken, paper: { ...paper, notes: { ...paper.notes, recognisedPages: [1] } } };
  expect([broken, layered].map((one) => sayOf(bankRunningBalance, one))).toEqual(['failed critical', 'inconclusive']);
  const lost = { ...broken, paper: { ...paper, notes: { ...paper.notes, hasLostBookings: true } } };
  expect(sayOf(bankRunningBalance, lost)).toBe('inconclusive');
});
