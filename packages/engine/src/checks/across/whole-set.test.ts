import { describe, expect, test } from 'vitest';
import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Finding } from '../finding.ts';
import { contextOf, mario } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import { statementChecks } from '../statement/index.ts';
import { pay, rent, shopping, threeMonths } from '../statement/testing/months.ts';
import type { CheckContext } from '../subject.ts';
import { acrossChecks } from './index.ts';

const checks = [statementChecks, acrossChecks].flatMap(({ paper, set }) => [...paper, ...set]);
const net = 167_974;

const context = contextOf({
  ...mario,
  employment_status: 'Employed',
  employer: 'Acme Srl',
  declared_rent: 65_000,
  wanted_rent: 30_000,
  chosen_bank: '05428',
});

const slip = (month: string, paid: number) =>
  paperOf(`slip ${month}`, {
    fields: {
      period: `2026-${month}`,
      employer_name: 'ACME S.R.L.',
      hire_date: '2021-03-01',
      paid_amount: paid,
      net: paid,
      taxable: 181_620,
    },
  });
const contract = paperOf('contract', {
  kind: 'work_contract',
  type: 'work_contract',
  fields: { payer_name: 'Acme Srl', employment_start: '2021-03-01' },
});
const certificate = paperOf('cu', {
  kind: 'fiscal_document',
  type: 'cu',
  fields: {
    payer_name: 'ACME SRL',
    tax_year: 2025,
    days_worked: 365,
    gross_income: 2_361_060,
    net_estimate: 2_160_000,
  },
});
const bank = threeMonths((month) => [rent(month), ...shopping(month), pay(month)], { fields: { bank_code: '05428' } });

function failuresOf(set: PaperSet, given: CheckContext): string[] {
  const broken: unknown[] = [];
  const findings: Finding[] = checks.flatMap((check) => check.run(set, given, (_rule, error) => broken.push(error)));
  expect(broken).toEqual([]);
  return findings.filter(({ outcome }) => outcome === 'failed').map(({ rule, level }) => `${rule} ${level}`);
}

describe('all papers of one person', () => {
  test('every rule has a name of its own', () => {
    const ids = checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nobody honest is accused', () => {
    const slips = ['08', '09', '10'].map((month) => slip(month, net));
    expect(failuresOf(setOf(...slips, contract, certificate, ...bank.papers), context)).toEqual([]);
  });

  test('slips that promise more than the bank shows are found, and nothing else is said', () => {
    const slips = ['08', '09', '10'].map((month) => slip(month, net + 90_000));
    expect(failuresOf(setOf(...slips, contract, certificate, ...bank.papers), context)).toEqual([
      'R_X_PAYSLIP_NET_IN_BANK critical',
    ]);
  });

  test('no papers, no word', () => {
    expect(checks.flatMap((check) => check.run(setOf(), context))).toEqual([]);
  });
});
