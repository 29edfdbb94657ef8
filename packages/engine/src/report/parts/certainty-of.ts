import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { Certainty, CertaintyReason } from '@vesta/domain/report/certainty';
import type { Analysis } from '../../analysis/analyse.ts';
import { rulesAnswering } from '../../checks/rules.ts';
import { coverageOfAccount } from '../../papers/statements/coverage-of-account.ts';
import { answerOf, ofRules } from './answer.ts';
import { isSample } from './evidence-list.ts';

const FULL = 3;
const LASTING_MONTHS = 12;

type Graded = Omit<Certainty, 'about'>;
const graded = (grade: Certainty['grade'], reason: CertaintyReason, data: Certainty['data'] = {}): Graded => ({
  grade,
  reason,
  data,
});

/** Whether something that an income was read from calls itself a sample. */
const restsOnSamples = ({ incomes, ground }: Analysis): boolean => {
  const keys = new Set(incomes.flatMap(({ places }) => places.map(({ key }) => key)));
  return ground.keys.all.some(({ key, paper }) => keys.has(key) && isSample(ground.input.findings, paper.id));
};

function ofIncome(analysis: Analysis): Graded {
  if (restsOnSamples(analysis)) return graded('thin', 'papers_are_samples');
  const { employment, business, incomes } = analysis;
  const [job] = employment.jobs;
  if (job && job.counted.length > 0) {
    const months = job.counted.length;
    if (job.pay?.differs) return graded('thin', 'paper_and_bank_differ', { months });
    const seen = job.stream?.occurrences.length ?? 0;
    // One slip tells what the pay is, and the bank shows it month after month.
    if (months === 1 && job.counted[0]?.agrees && seen >= FULL)
      return graded('good', 'paper_and_bank_agree', { months: seen });
    if (months === 1) return graded('thin', 'one_month_only');
    const agreeing = job.counted.filter(({ agrees }) => agrees === true).length;
    if (agreeing === months && months >= FULL) return graded('strong', 'paper_and_bank_agree', { months });
    if (agreeing > 0) return graded('good', 'paper_and_bank_agree', { months: agreeing });
    return months >= FULL ? graded('good', 'paper_only', { months }) : graded('thin', 'paper_only', { months });
  }
  if (business) {
    if (business.income.reason === 'tax_return_and_bank') return graded('strong', 'return_and_bank');
    return business.income.reason === 'bank_only' ? graded('thin', 'bank_only') : graded('thin', 'paper_only');
  }
  const seen = incomes.filter(({ counted, times }) => counted > 0 && times > 0);
  if (seen.length > 0) {
    const most = Math.max(...seen.map(({ times }) => times));
    if (seen.every(({ isGranted }) => isGranted))
      return graded(most >= FULL ? 'strong' : 'good', 'letter_and_bank_agree', { months: most });
    return most >= FULL ? graded('good', 'bank_only', { months: most }) : graded('thin', 'bank_only', { months: most });
  }
  return incomes.some(({ counted }) => counted > 0) ? graded('thin', 'paper_only') : graded('thin', 'nothing_to_go_by');
}

function ofCommitments({ ground, costs }: Analysis): Graded {
  const { main, accounts } = ground.history;
  if (!main) return graded('thin', 'no_bank_records');
  const coverage = coverageOfAccount(main, monthsRequired(ground.input.status));
  const data = {
    accounts: accounts.length,
    costs: costs.list.filter(({ treatment }) => treatment === 'deducted').length,
  };
  if (!coverage?.isWhole) return graded('thin', 'short_bank_records', data);
  return accounts.length > 1
    ? graded('strong', 'commitments_seen', data)
    : graded('good', 'commitments_one_account', data);
}

/** A contract that ends soon, or before a loan is paid back, is a thin ground however well it is shown. */
function endingContract({ employment, ground }: Analysis): Graded | null {
  const contract = employment.jobs[0]?.contract;
  if (contract?.kind !== 'fixed_term' || contract.end === null) return null;
  const isShort = (contract.monthsLeft ?? 0) < LASTING_MONTHS;
  return graded(isShort || ground.input.kind === 'mortgage' ? 'thin' : 'good', 'contract_ends', { end: contract.end });
}

function ofContract(analysis: Analysis): Graded | null {
  const source = analysis.employment.jobs[0]?.contract.source;
  if (!source) return null;
  const ending = endingContract(analysis);
  if (ending) return ending;
  if (source === 'contract') return graded('strong', 'contract_supplied');
  if (source === 'payslip' || source === 'certificate') return graded('good', 'contract_from_payslips');
  return source === 'declared' ? graded('thin', 'contract_declared_only') : graded('thin', 'nothing_to_go_by');
}

function ofIdentity({ ground }: Analysis): Graded {
  const { findings } = ground.input;
  const papers = ground.keys.all.filter(({ reading }) => reading?.kind === 'identity_document').length;
  const isKnownToBank = answerOf(ofRules(findings, rulesAnswering('person.known_to_bank'))) === true;
  if (papers === 0) return isKnownToBank ? graded('good', 'identity_by_bank') : graded('thin', 'nothing_to_go_by');
  const isNamed = answerOf(ofRules(findings, rulesAnswering('person.name'))) === true;
  const digits = answerOf(ofRules(findings, rulesAnswering('identity.zone'))) === true;
  if (isNamed && digits) return graded('strong', 'identity_confirmed', { papers });
  return graded(isNamed ? 'good' : 'thin', 'identity_read', { papers });
}

/** How sure each part of the report is, and why: it counts sources. */
export function certaintyOf(analysis: Analysis): Certainty[] {
  const contract = ofContract(analysis);
  return [
    { about: 'income', ...ofIncome(analysis) },
    { about: 'commitments', ...ofCommitments(analysis) },
    ...(contract ? [{ about: 'contract' as const, ...contract }] : []),
    { about: 'identity', ...ofIdentity(analysis) },
  ];
}
