import type { MessageSource, ReportFlag, ReportMessage } from '@vesta/domain/report/flags';
import type { Analysis } from '../../analysis/analyse.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import type { ReportInput } from '../input.ts';
import { bringsPapers } from '../parts/people-lists.ts';

export interface FlagFacts {
  readonly input: ReportInput;
  readonly analysis: Analysis;
  /** What the tenants' own income leaves open of the rent; null where no rent is known. */
  readonly shortfall: number | null;
  /** Own funds that are missing for a purchase; null where nothing is bought. */
  readonly fundsMissing: number | null;
}

type Told = Pick<ReportMessage, 'data' | 'papers'> & { readonly type?: ReportMessage['type'] };

interface AnalysisCause {
  readonly flag: ReportFlag;
  readonly source: MessageSource;
  readonly told: (facts: FlagFacts) => Told | null;
}

const nothing = { data: {}, papers: [] };
const FEWEST_CREDITS = 2;

const statementKeys = ({ ground }: Analysis): string[] => [
  ...new Set(
    ground.history.accounts.flatMap(({ statements }) =>
      statements.map(({ reading }) => ground.keys.ofReading(reading)),
    ),
  ),
];

/** An account was shown, or a tax return stands alone, and no money of the present was seen. */
function noIncome({ analysis }: FlagFacts): Told | null {
  const { history } = analysis.ground;
  const isSeen = analysis.incomes.some(({ times }) => times > 0);
  const isReturnOnly = analysis.business?.income.reason === 'tax_return_only';
  const hasBookings = history.understood.length > 0;
  if (isSeen || !(isReturnOnly || hasBookings)) return null;
  return { type: 'error', data: {}, papers: statementKeys(analysis) };
}

function undeclared({ analysis }: FlagFacts): Told | null {
  const found = analysis.others.filter(
    ({ reason, isRegular, times }) => reason === 'not_declared' && isRegular && times >= FEWEST_CREDITS,
  );
  if (found.length === 0) return null;
  const papers = [...new Set(found.flatMap(({ places }) => places.map(({ key }) => key)))];
  return { data: { amount: sumOf(found.map(({ amount }) => amount)), sources: found.length }, papers };
}

/** Declared sources of which neither an account nor a letter tells, while accounts are there to tell. */
function unseen({ analysis }: FlagFacts): Told | null {
  if (analysis.ground.history.understood.length === 0) return null;
  const missing = analysis.others.flatMap(({ reason, label }) => (reason === 'not_evidenced' ? (label ?? []) : []));
  return missing.length === 0 ? null : { data: { sources: missing.join(', ') }, papers: statementKeys(analysis) };
}

const foreign = ({ analysis }: FlagFacts): Told | null => {
  const { keys, leftOut } = analysis.ground;
  const papers = [...leftOut].flatMap(([paper, reason]) => (reason === 'foreign_currency' ? keys.ofFile(paper) : []));
  return papers.length === 0 ? null : { data: {}, papers };
};

const overdrawn = ({ analysis }: FlagFacts): Told | null => {
  const days = analysis.cash.balances?.days_below_zero ?? 0;
  return days === 0 ? null : { data: { days }, papers: statementKeys(analysis) };
};

function pending({ input }: FlagFacts): Told | null {
  const names = [
    ...input.members
      .filter((member) => bringsPapers(member) && member.share !== 'released')
      .map(({ fullname }) => fullname),
    ...input.guarantors.filter(({ figures }) => figures === null).map(({ fullname }) => fullname),
  ];
  return names.length === 0 ? null : { data: { names: names.join(', '), count: names.length }, papers: [] };
}

const jobKeys = ({ employment }: Analysis): string[] => [
  ...new Set(employment.jobs.flatMap(({ part }) => part.places.map(({ key }) => key))),
];

/** Causes that lie in the figures themselves. */
export const analysisCauses: readonly AnalysisCause[] = [
  {
    flag: 'no_files',
    source: 'other_documents',
    told: ({ input }) => (input.papers.length === 0 ? { ...nothing, type: 'error' } : null),
  },
  { flag: 'no_income_detected', source: 'bank', told: noIncome },
  { flag: 'other_income_undeclared', source: 'bank', told: undeclared },
  { flag: 'declared_income_unseen', source: 'bank', told: unseen },
  { flag: 'foreign_currency', source: 'bank', told: foreign },
  { flag: 'overdrawn', source: 'bank', told: overdrawn },
  {
    flag: 'contract_unknown',
    source: 'contract',
    told: ({ analysis }) =>
      analysis.employment.jobs.some(({ part }) => part.reason === 'contract_unknown')
        ? { data: {}, papers: jobKeys(analysis) }
        : null,
  },
  {
    flag: 'variable_pay',
    source: 'payslips',
    told: ({ analysis }) =>
      analysis.employment.jobs.some(({ pay }) => pay?.isVariable) ? { data: {}, papers: jobKeys(analysis) } : null,
  },
  {
    flag: 'income_falling',
    source: 'fiscal',
    told: ({ analysis }) =>
      analysis.business?.income.isFalling
        ? { data: {}, papers: (analysis.business.returned?.places ?? []).map(({ key }) => key) }
        : null,
  },
  { flag: 'member_pending', source: 'household', told: pending },
  {
    flag: 'guarantor_needed',
    source: 'household',
    told: ({ input, shortfall }) =>
      shortfall !== null && shortfall > 0 && input.role !== 'guarantor' && input.guarantors.length === 0
        ? { data: { shortfall }, papers: [] }
        : null,
  },
  {
    flag: 'funds_not_shown',
    source: 'mortgage',
    told: ({ fundsMissing }) =>
      fundsMissing !== null && fundsMissing > 0 ? { data: { missing: fundsMissing }, papers: [] } : null,
  },
];
