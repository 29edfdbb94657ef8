import type { OpenPaper } from '../sheet/open-paper.ts';
import type { Run } from '../sheet/run.ts';

/** Letters of a run, and what shall stand there instead. */
export interface Change {
  readonly run: Run;
  readonly at: number;
  readonly old: string;
  readonly fresh: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Wherever one of these stands by itself, not as part of a longer word or number. */
export function changesOf(paper: OpenPaper, wanted: ReadonlyMap<string, string>): Change[] {
  const words = [...wanted.keys()].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'gu',
  );
  return paper.runs.flatMap((run) =>
    [...run.text.matchAll(pattern)].map((match) => {
      const [old] = match;
      return { run, at: match.index, old, fresh: wanted.get(old) ?? old };
    }),
  );
}

/** Changes of the same run at once, so that each run is written only once. */
export function byRun(changes: readonly Change[]): Map<Run, Change[]> {
  const runs = new Map<Run, Change[]>();
  for (const change of changes) runs.set(change.run, [...(runs.get(change.run) ?? []), change]);
  return runs;
}

/** The run's text with all its changes. */
export function rewritten(run: Run, changes: readonly Change[]): string {
  let text = run.text;
  for (const { at, old, fresh } of changes.toSorted((a, b) => b.at - a.at)) {
    text = text.slice(0, at) + fresh + text.slice(at + old.length);
  }
  return text;
}
