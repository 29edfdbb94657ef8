import type { CheckLine } from '@vesta/domain/report/check-line';
import { type ChecksTally, countOf, standingOf } from '@vesta/domain/report/checks-tally';
import {
  type CheckGroup,
  checkGroupOf,
  checkGroups,
  checkWeight,
  essentialRank,
} from '@vesta/domain/report/essential-checks';
import type { PaperCheck } from '../paper/paper-check.ts';
import type { Writer } from './writer.ts';

/** Of the first page; the rest follows with the evidence. */
const MOST_ON_FIRST_PAGE = 6;
const HALF = MOST_ON_FIRST_PAGE / 2;
const MOST_KEYS = 6;
const order = { critical: 0, warning: 1, info: 2 } as const;
const outcomes = { failed: 0, inconclusive: 1, passed: 2 } as const;

export function paperCheck(line: CheckLine, w: Writer): PaperCheck {
  const state = standingOf(line);
  return {
    state,
    ...w.check(line),
    word: w.say(`ReportPaper.Outcome.${state}`),
    refs: line.papers.length > MOST_KEYS ? [...line.papers.slice(0, MOST_KEYS - 1), '…'] : [...line.papers],
  };
}

const rankOf = ({ rule }: CheckLine): number => essentialRank(rule) ?? 0;

const byOutcome = (a: CheckLine, b: CheckLine) =>
  outcomes[a.outcome] - outcomes[b.outcome] ||
  order[a.level] - order[b.level] ||
  checkWeight(a.rule) - checkWeight(b.rule);

/** Failed first, then what stayed open, then passed; the gravest of each first. */
export const sortedChecks = (checks: readonly CheckLine[]): CheckLine[] => checks.toSorted(byOutcome);

/** Whatever did not pass stands together before the rest, which is parted by what it is about. */
export function groupedChecks(checks: readonly CheckLine[]): [group: 'attention' | CheckGroup, lines: CheckLine[]][] {
  const sorted = sortedChecks(checks);
  const hasPassed = ({ outcome }: CheckLine) => outcome === 'passed';
  const passed = sorted.filter(hasPassed);
  const groups: ReturnType<typeof groupedChecks> = [
    ['attention', sorted.filter((line) => !hasPassed(line))],
    ...checkGroups.map((group): [CheckGroup, CheckLine[]] => [
      group,
      passed.filter(({ rule }) => checkGroupOf(rule) === group),
    ]),
  ];
  return groups.filter(([, lines]) => lines.length > 0);
}

/** What failed, and beside it what the report stands on: a page full of either alone would mislead. */
function leading(checks: readonly CheckLine[]): CheckLine[] {
  const failed = sortedChecks(checks.filter(({ outcome }) => outcome === 'failed'));
  const essential = checks
    .filter(({ rule, outcome }) => outcome !== 'failed' && essentialRank(rule) !== null)
    .toSorted((a, b) => outcomes[b.outcome] - outcomes[a.outcome] || rankOf(a) - rankOf(b));
  const spare = Math.max(0, HALF - essential.length);
  const first = failed.slice(0, HALF + spare);
  return [...first, ...essential.slice(0, MOST_ON_FIRST_PAGE - first.length)];
}

/** What a hurried reader must see. */
export function mainChecks(
  checks: readonly CheckLine[],
  tally: ChecksTally,
  w: Writer,
): { title: string; rows: PaperCheck[] } | null {
  if (checks.length === 0) return null;
  const rows = leading(checks).map((line) => paperCheck(line, w));
  const all = countOf(tally);
  const more = all > rows.length ? ` ${w.say('ReportPaper.AllChecksLater', { count: all })}` : '';
  return { title: w.say('ReportPaper.ChecksTitle') + more, rows };
}
