import { missingMonths } from '../../coverage/coverage.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Account } from '../../papers/statements/account.ts';
import { coverageAsked } from '../../papers/statements/coverage-of-account.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isScanned } from '../../papers/statements/is-partly-read.ts';
import type { EvidencePlace, Judgement } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import type { CheckContext } from '../subject.ts';

const periods = ({ statements }: Account): EvidencePlace[] =>
  statements.flatMap(({ reading, paper: { id } }) => [
    placeOf(reading, 'period_start', { paper: id }),
    placeOf(reading, 'period_end', { paper: id }),
  ]);

/** So many months without a gap on the account that the main income goes to. */
export function judgeCoverage(set: PaperSet, context: CheckContext, months: number): Judgement | null {
  const { main } = historyOf(set, context);
  if (!main) return null;
  const papers = main.statements.map(({ paper }) => paper.id);
  const coverage = coverageAsked(main, months, context.today);
  if (!coverage) return inconclusive(periods(main), { papers });
  const missing = missingMonths(coverage);
  const data = {
    months,
    from: coverage.window.from,
    to: coverage.window.to,
    percent: Math.floor(coverage.share * 100),
    missing: missing.join(', '),
    missing_count: missing.length,
  };
  if (coverage.isWhole) return passed(periods(main), { papers, data });
  const gaps = coverage.gaps.map(
    ({ from, to }): EvidencePlace => ({ page: null, box: null, what: 'days', expected: `${from} ${to}`, found: null }),
  );
  const working = [...gaps, ...periods(main)];
  // A day that was misread makes a gap where there is none.
  return main.statements.some(isScanned) ? inconclusive(working, { papers, data }) : failed(working, { papers, data });
}
