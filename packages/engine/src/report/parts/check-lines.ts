import type { CheckLine } from '@vesta/domain/report/check-line';
import { checkWeight, essentialRank } from '@vesta/domain/report/essential-checks';
import type { PaperKeys } from '../../analysis/evidence/paper-keys.ts';
import type { Finding, Working } from '../../checks/finding.ts';
import { answeringRules, rulesBeing } from '../../checks/rules.ts';
import { isUnasked } from '../../checks/unasked.ts';

const outcomeRank = { failed: 0, inconclusive: 2, passed: 3 } as const;
const ESSENTIAL = 1;
const levelRank = { critical: 0, warning: 1, info: 2 } as const;

function keyOf({ paper, page }: Working, keys: PaperKeys): string {
  const own = keys.all.filter((one) => one.paper.id === paper);
  const onPage = own.find(({ reading }) => page !== null && reading?.pages.includes(page));
  return (onPage ?? own[0])?.key ?? '';
}

/** What concerns nobody but the house: whether the same paper or contact is known elsewhere. */
const internal = rulesBeing('internal');

const ofOwnersWord = rulesBeing('owners_word');

/** A reviewer looked and left it open. */
const isReviewed = ({ message }: Finding): boolean => message.startsWith('checks.REVIEWED.');

/**
 * What stayed open is told where the report would have needed the answer, or where somebody left it open. Beyond that some
 * checks stay open on every flawless paper (a photo has no history, a short file no page numbers): those are for
 * reviewers, who see every finding.
 */
const isMissed = (finding: Finding): boolean =>
  essentialRank(finding.rule) !== null ||
  answeringRules.has(finding.rule) ||
  ofOwnersWord.has(finding.rule) ||
  isReviewed(finding);

const isTold = (finding: Finding): boolean =>
  ({
    failed: true,
    inconclusive: isMissed(finding) && !internal.has(finding.rule) && !isUnasked(finding),
    passed: !internal.has(finding.rule),
  })[finding.outcome];

/** Failed ones first; then what a report stands on, however it came out; then the rest. */
const rankOf = ({ rule, outcome }: CheckLine): number =>
  outcome !== 'failed' && essentialRank(rule) !== null ? ESSENTIAL : outcomeRank[outcome];

const byWeight = (a: CheckLine, b: CheckLine): number =>
  rankOf(a) - rankOf(b) ||
  (rankOf(a) === ESSENTIAL ? 0 : levelRank[a.level] - levelRank[b.level]) ||
  checkWeight(a.rule) - checkWeight(b.rule);

/** The checks as the report tells them: failed first, then the essentials, then what stayed open, then the rest. */
export function checkLines(findings: readonly Finding[], keys: PaperKeys): CheckLine[] {
  return findings
    .filter(isTold)
    .map(
      (finding): CheckLine => ({
        rule: finding.rule,
        outcome: finding.outcome,
        level: finding.level,
        message: finding.message,
        data: { ...finding.data },
        working: finding.working.map((place) => ({
          key: keyOf(place, keys),
          page: place.page,
          box: place.box,
          what: place.what,
          expected: place.expected,
          found: place.found,
        })),
        papers: finding.papers.flatMap((paper) => keys.ofFile(paper)),
      }),
    )
    .toSorted(byWeight);
}
