import type { CheckLine } from './check-line.ts';

const union = <T>(some: readonly T[], more: readonly T[]): T[] => [...new Set([...some, ...more])];

/** A failure speaks for itself; of what passed or stayed open only the rule matters. */
const sameAs = ({ rule, outcome, message, data }: CheckLine): string =>
  JSON.stringify(outcome === 'failed' ? [rule, outcome, message, data] : [rule, outcome]);

/** These pass in several ways, and say which one a paper took. */
const manyWays: ReadonlySet<string> = new Set(['R_FILE_KIND']);

/** What is true of one paper only gives way to what is true of both. */
const saidOfBoth = (one: CheckLine, other: CheckLine): string =>
  manyWays.has(one.rule) && one.message !== other.message ? `checks.${one.rule}.${one.outcome}` : one.message;

/** The same said of several papers is said once, with all of them behind it. The order stays. */
export function tellOnce(checks: readonly CheckLine[]): CheckLine[] {
  const lines = new Map<string, CheckLine>();
  for (const line of checks) {
    const known = lines.get(sameAs(line));
    lines.set(
      sameAs(line),
      known
        ? {
            ...known,
            message: saidOfBoth(known, line),
            papers: union(known.papers, line.papers),
            working: [...known.working, ...line.working],
          }
        : line,
    );
  }
  return [...lines.values()];
}
