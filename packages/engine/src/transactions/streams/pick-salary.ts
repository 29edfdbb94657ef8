import type { WhyRule } from '../categorised.ts';
import type { Stream } from './stream.ts';

export interface SalaryPick {
  /** Null: no salary was found. */
  readonly main: Stream | null;
  /** Further employers that still pay. */
  readonly others: readonly Stream[];
  /** Employers that paid earlier in the time seen. */
  readonly former: readonly Stream[];
}

/** Below this a month, regular pay that nobody calls salary is pocket money. */
const LOWEST_UNNAMED = 25_000;
const trust: Readonly<Record<WhyRule, number>> = { payer: 3, code: 2, words: 1, pair: 0, recurrence: 0, none: 0 };

const isCandidate = ({ category, why, monthlyAmount }: Stream): boolean =>
  category === 'salary' && (why.rule !== 'recurrence' || monthlyAmount >= LOWEST_UNNAMED);

const byTrust = (a: Stream, b: Stream): number =>
  Number(a.rhythm === 'irregular') - Number(b.rhythm === 'irregular') ||
  trust[b.why.rule] - trust[a.why.rule] ||
  b.monthlyAmount - a.monthlyAmount ||
  (a.id < b.id ? -1 : 1);

/** The salary to rely on: one that still comes, regular before irregular, from a known employer before any other. */
export function pickSalary(streams: readonly Stream[]): SalaryPick {
  const salaries = streams.filter(isCandidate).sort(byTrust);
  const [main = null, ...others] = salaries.filter(({ ended }) => !ended);
  return { main, others, former: salaries.filter(({ ended }) => ended) };
}
