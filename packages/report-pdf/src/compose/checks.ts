import type { CheckLine } from '@vesta/domain/report/check-line';
import type { PaperCheck } from '../paper/paper-check.ts';
import type { Writer } from './writer.ts';

/** Of the first page; the rest follows with the evidence. */
const MOST_ON_FIRST_PAGE = 6;
const MOST_KEYS = 6;
const order = { critical: 0, warning: 1, info: 2 } as const;
const outcomes = { failed: 0, inconclusive: 1, passed: 2 } as const;

export function paperCheck(line: CheckLine, w: Writer): PaperCheck {
  return {
    state: line.outcome,
    ...w.check(line),
    word: w.say(`ReportPaper.Outcome.${line.outcome}`),
    refs: line.papers.slice(0, MOST_KEYS),
  };
}

const byOutcome = (a: CheckLine, b: CheckLine) =>
  outcomes[a.outcome] - outcomes[b.outcome] || order[a.level] - order[b.level];

/** The same said of several papers is said once, with all of them behind it. */
export function toldOnce(checks: readonly CheckLine[]): CheckLine[] {
  const lines = new Map<string, CheckLine>();
  for (const line of checks) {
    const key = JSON.stringify([line.rule, line.outcome, line.message, line.data]);
    const known = lines.get(key);
    lines.set(key, known ? { ...known, papers: [...new Set([...known.papers, ...line.papers])] } : line);
  }
  return [...lines.values()];
}

/** Failed first, then what stayed open, then passed; the gravest of each first. */
export const sortedChecks = (checks: readonly CheckLine[]): CheckLine[] => toldOnce(checks).toSorted(byOutcome);

/** What a hurried reader must see: everything that failed or stayed open before what passed, as far as it fits. */
export function mainChecks(checks: readonly CheckLine[], w: Writer): { title: string; rows: PaperCheck[] } | null {
  if (checks.length === 0) return null;
  const all = sortedChecks(checks);
  const rows = all.slice(0, MOST_ON_FIRST_PAGE).map((line) => paperCheck(line, w));
  const more = all.length > rows.length ? ` ${w.say('ReportPaper.AllChecksLater', { count: all.length })}` : '';
  return { title: w.say('ReportPaper.ChecksTitle') + more, rows };
}
