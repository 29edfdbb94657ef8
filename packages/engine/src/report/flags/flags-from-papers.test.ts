import { type ReportFlag, reportFlags } from '@vesta/domain/report/flags';
import { describe, expect, test } from 'vitest';
import { paperOf } from '../../checks/run/testing/papers.ts';
import { buildReport } from '../build-report.ts';
import type { ReportInput } from '../input.ts';
import { checkedInput, inputOf, usualPapers } from '../testing/inputs.ts';
import { contract, identityCard, loan, pay, payslip, rent, statements, taxPaper } from '../testing/papers.ts';

const flagsOf = (input: ReportInput): ReportFlag[] =>
  buildReport(input).aggregated_error_messages.map(({ msg }) => msg);

const within = { rent: { cents: 50_000, isCold: false } };
const slips = ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 185_000));
const card = identityCard();
const usualRows = (month: string) => [
  rent(`${month}-02`, 56_000),
  loan(`${month}-05`, 25_000),
  pay(`${month}-27`, 185_000),
];

type Cause = readonly [ReportFlag, string, () => Partial<ReportInput>, also?: readonly ReportFlag[]];

/**
 * Changes to the usual papers, and the flag that must follow from them through the real checks; behind it the flags
 * whose own cause comes along.
 */
const causes: readonly Cause[] = [
  [
    'missing_records',
    'a month is missing between statements',
    () => ({ papers: [...slips, card, ...statements(usualRows, { months: ['2026-08', '2026-10'] })] }),
  ],
  [
    'missing_records',
    'a payslip is missing between two others',
    () => ({ papers: [payslip('2026-08', 185_000), payslip('2026-10', 185_000), card, ...statements(usualRows)] }),
    ['insufficient'],
  ],
  [
    'insufficient',
    'only one payslip is there',
    () => ({ papers: [payslip('2026-10', 185_000), card, ...statements(usualRows)] }),
  ],
  [
    'no_salary_detected',
    'the account receives no pay',
    () => ({ papers: [...slips, card, ...statements((month) => [rent(`${month}-02`, 56_000)])] }),
    ['salary_mismatch'],
  ],
  [
    'no_rent_detected',
    'the rent declared is not paid',
    () => ({ papers: [...slips, card, ...statements((month) => [pay(`${month}-27`, 185_000)])] }),
  ],
  [
    'rent_undeclared',
    'rent is paid and was not declared',
    () => ({ applicant: { ...inputOf().applicant, declared_rent: 0 } }),
  ],
  [
    'rent_differs',
    'the rent paid is another one',
    () => ({ applicant: { ...inputOf().applicant, declared_rent: 40_000 } }),
  ],
  [
    'statement_not_recent',
    'the account ends in July',
    () => ({ papers: [...slips, card, ...statements(usualRows, { months: ['2026-05', '2026-06', '2026-07'] })] }),
  ],
  [
    'payslip_old',
    'the newest payslip is of June',
    () => ({ papers: [payslip('2026-04', 185_000), payslip('2026-05', 185_000), payslip('2026-06', 185_000), card] }),
    ['insufficient'],
  ],
  [
    'salary_mismatch',
    'the bank received less than the payslips say',
    () => ({
      papers: [...slips, card, ...statements((month) => [rent(`${month}-02`, 56_000), pay(`${month}-27`, 150_000)])],
    }),
  ],
  [
    'payslip_employee_mismatch',
    'a payslip names somebody else',
    () => ({ papers: [payslip('2026-10', 185_000, { employee_name: 'VERDI GIUSEPPINA' }), card] }),
    ['tax_id_mismatch', 'insufficient', 'guarantor_needed'],
  ],
  [
    'payslip_employer_mismatch',
    'the payslips name another employer',
    () => ({ applicant: { ...inputOf().applicant, employer: 'ZENITH MOBILI SPA' } }),
  ],
  [
    'id_expired',
    'the card has expired',
    () => ({ papers: [...usualPapers().slice(0, -1), identityCard({ expiry_date: '2024-01-01' })] }),
  ],
  [
    'birth_date_mismatch',
    'the card gives another birthday',
    () => ({ papers: [...usualPapers().slice(0, -1), identityCard({ birth_date: '1971-07-07' })] }),
  ],
  [
    'name_mismatch',
    'the card names somebody else',
    () => ({ papers: [...usualPapers().slice(0, -1), identityCard({ surname: 'VERDI', given_names: 'GIUSEPPINA' })] }),
  ],
  [
    'tax_declaration_old',
    'the tax return is of 2022',
    () => ({
      papers: [
        ...usualPapers(),
        taxPaper('redditi_pf', { tax_year: 2022, person_name: 'ROSSI MARIO', net_estimate: 2_000_000 }),
      ],
    }),
  ],
  [
    'tax_id_mismatch',
    'the tax return has another code',
    () => ({ papers: [...usualPapers(), taxPaper('redditi_pf', { tax_year: 2025, fiscal_id: 'VRDGPP71L47F205X' })] }),
  ],
  [
    'other_income_undeclared',
    'somebody pays every month and was not declared',
    () => ({
      papers: [
        ...slips,
        card,
        ...statements((month) => [
          ...usualRows(month),
          [`${month}-14`, 12_000, 'BONIFICO A VOSTRO FAVORE', { counterparty: 'ASD VOLLEY SERIATE' }],
        ]),
      ],
    }),
  ],
  ['declared_income_unseen', 'a pension was declared and none arrives', () => ({ declaredSources: ['Pension'] })],
  [
    'no_income_detected',
    'the account receives nothing at all',
    () => ({ papers: [card, ...statements((month) => [rent(`${month}-02`, 56_000)])] }),
    ['no_salary_detected', 'guarantor_needed'],
  ],
  [
    'foreign_currency',
    'a statement counts in francs',
    () => ({ papers: [...slips, card, ...statements(usualRows, { fields: { currency: 'CHF' } })] }),
  ],
  [
    'overdrawn',
    'the account falls below zero',
    () => ({ papers: [...slips, card, ...statements(usualRows, { opening: 10_000 })] }),
  ],
  [
    'variable_pay',
    'the pay goes up and down',
    () => ({ papers: [payslip('2026-08', 120_000), payslip('2026-09', 180_000), payslip('2026-10', 240_000), card] }),
  ],
  [
    'contract_unknown',
    'nobody says what kind of contract',
    () => ({
      papers: ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 185_000, { contract_type: null })),
      applicant: { ...inputOf().applicant, contract_type: 'no answer' },
    }),
  ],
  [
    'member_pending',
    'a co-applicant has not finished',
    () => ({
      members: [
        {
          fullname: 'Anna Bianchi',
          relationship: 'Partner',
          role: 'Co-Applicant',
          email: null,
          dateOfBirth: null,
          share: 'expected' as const,
        },
      ],
    }),
  ],
  [
    'birth_place_mismatch',
    'the card names another place of birth',
    () => ({ papers: [...usualPapers().slice(0, -1), identityCard({ birth_place: 'TORINO' })] }),
  ],
  [
    'contract_differs',
    'the contract has an end that was not declared',
    () => ({
      papers: [
        ...usualPapers(),
        contract({ employment_kind: 'fixed_term', employment_start: '2021-03-01', employment_end: '2028-02-29' }),
      ],
    }),
  ],
  [
    'anomaly_innocent',
    'one month alone brought less than its payslip says',
    () => ({
      papers: [
        ...slips,
        card,
        ...statements((month) => [
          rent(`${month}-02`, 56_000),
          loan(`${month}-05`, 25_000),
          pay(`${month}-27`, month === '2026-09' ? 170_000 : 185_000),
        ]),
      ],
    }),
    ['salary_mismatch'],
  ],
  ['guarantor_needed', 'the rent is too high', () => ({ rent: { cents: 90_000, isCold: false } })],
  ['no_files', 'nothing was handed in', () => ({ papers: [] }), ['guarantor_needed']],
  [
    'unreadable',
    'a statement shows no bookings that can be read',
    () => ({
      papers: [
        ...slips,
        paperOf('blind', { kind: 'bank_statement', type: 'account_statement', unread: ['transactions'], fields: {} }),
      ],
    }),
  ],
];

describe('REP-08 flags follow from the papers', () => {
  const cases = causes.map(([flag, what, change, also = []]) => [flag, what, change, also] as const);
  test.each(cases)('%s: %s, and nothing else is raised', (flag, _, change, also) => {
    expect(flagsOf(checkedInput({ ...within, ...change() })).sort()).toEqual([flag, ...also].sort());
  });

  test('every flag has such a case, but for those that need the file itself, which no kept paper has', () => {
    const byFile: readonly ReportFlag[] = ['not_original', 'corrupted', 'merged'];
    const below: readonly ReportFlag[] = ['funds_not_shown', 'income_falling'];
    const shown = new Set([...causes.map(([flag]) => flag), ...byFile, ...below]);
    expect(reportFlags.filter((flag) => !shown.has(flag))).toEqual([]);
  });
});

test('a child is nobody to wait for', () => {
  const child = {
    fullname: 'Luca Rossi',
    relationship: 'Children',
    role: 'Co-Applicant',
    email: null,
    dateOfBirth: '2018-03-03',
    share: 'expected' as const,
  };
  expect(flagsOf(checkedInput({ ...within, members: [child] }))).not.toContain('member_pending');
});

test('own funds that nobody shows are told in the mortgage report', () => {
  const mortgage = {
    identifiedProperty: true,
    propertyType: 'apartment',
    needFinancing: 'none',
    propertyValue: 20_000_000,
    loanAmount: 16_000_000,
    sources: [{ source: 'by family members', amount: 4_000_000, proof: 'unread' as const, papers: [] }],
  };
  expect(flagsOf(checkedInput({ kind: 'mortgage', mortgage }))).toContain('funds_not_shown');
  const shown = [{ source: 'by family members', amount: 4_000_000, proof: 'accepted' as const, papers: [] }];
  expect(flagsOf(checkedInput({ kind: 'mortgage', mortgage: { ...mortgage, sources: shown } }))).not.toContain(
    'funds_not_shown',
  );
});

test('money of a business that falls far behind the tax return is told', () => {
  const customers = (cents: number) =>
    statements((month) => [[`${month}-12`, cents, 'BONIFICO FATTURA 12', { counterparty: 'LUMEN STUDIO SAS' }]], {
      months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    });
  const filed = taxPaper('redditi_pf', { tax_year: 2025, net_estimate: 2_400_000, person_name: 'ROSSI MARIO' });
  const of = (cents: number) =>
    flagsOf(
      checkedInput({
        ...within,
        status: 'Self-employed',
        applicant: { ...inputOf().applicant, employment_status: 'Self-employed' },
        papers: [filed, ...customers(cents)],
      }),
    );
  expect(of(100_000)).toContain('income_falling');
  expect(of(300_000)).not.toContain('income_falling');
});
