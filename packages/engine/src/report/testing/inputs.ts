import type { Finding } from '../../checks/finding.ts';
import { paperChecks, setChecks } from '../../checks/index.ts';
import { runChecks } from '../../checks/run/run-checks.ts';
import { applicantOf, mario } from '../../checks/run/testing/context.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { ReportInput } from '../input.ts';
import { EMPLOYER, identityCard, loan, pay, payslip, rent, statements, TODAY } from './papers.ts';

const nets = { '2026-08': 184_216, '2026-09': 185_000, '2026-10': 186_137 } as const;

/** Three payslips, three months of the account that receives them, an identity card. */
export const usualPapers = (): KeptPaper[] => [
  ...Object.entries(nets).map(([month, net]) => payslip(month, net)),
  ...statements((month) => [
    rent(`${month}-02`, 56_000),
    loan(`${month}-05`, 25_000),
    pay(`${month}-27`, nets[month as keyof typeof nets]),
  ]),
  identityCard(),
];

/** Somebody who rents, with everything said that the forms ask for. */
export function inputOf(more: Partial<ReportInput> = {}): ReportInput {
  const applicant = applicantOf({
    ...mario,
    employment_status: 'Employed',
    employer: EMPLOYER,
    contract_type: 'open-ended',
    paychecks_per_year: 13,
    declared_rent: 56_000,
    wanted_rent: 70_000,
    ...more.applicant,
  });
  return {
    kind: 'rent',
    reportId: 'VR-TEST',
    today: TODAY,
    region: 'it',
    role: 'main-applicant',
    status: 'Employed',
    declaredSources: [],
    declaredDebts: 0,
    keepsRent: false,
    household: { adults: 1, minors: 0 },
    coApplicants: 0,
    papers: usualPapers(),
    findings: [],
    person: {
      id: 'A-1',
      email: 'mario.rossi@posta.example',
      mobile: '+39 333 1234567',
      birthAddress: 'Roma',
      currentAddress: 'Via Roma 1, Milano',
      livingSituation: 'Tenant',
      hasPets: false,
      petsDetails: null,
    },
    listing: { companyName: 'Abitare Orobia', title: 'Via Pontida 14' },
    rent: { cents: 70_000, isCold: false },
    members: [],
    guarantors: [],
    questions: [],
    descriptions: {},
    mortgage: null,
    ...more,
    applicant,
  };
}

/** The same with what the rules say about its papers. */
export function checkedInput(more: Partial<ReportInput> = {}): ReportInput {
  const input = inputOf(more);
  const context = { today: input.today, applicant: input.applicant };
  const checks = [...paperChecks, ...setChecks];
  return { ...input, findings: runChecks({ papers: input.papers }, context, { checks }) };
}

export const failing = (rule: string, variant = 'failed', more: Partial<Finding> = {}): Finding => ({
  rule,
  outcome: 'failed',
  level: 'warning',
  blocking: false,
  message: `checks.${rule}.${variant}`,
  data: {},
  working: [],
  papers: [],
  reads: [],
  ...more,
});
