import { percent } from '../accuracy/tally.ts';
import { readSections } from '../results-file.ts';
import type { JudgedCase } from './judge-case.ts';

interface Counted {
  readonly hits: number;
  readonly of: number;
}

/** What the table of the digital papers says of itself; its shares are rounded, so that single papers may be off by one. */
function toldIn(body: string, words: string): Counted | null {
  const [, share, of] = new RegExp(`${words}: ([\\d.]+) % of (\\d+)`).exec(body) ?? [];
  return share === undefined || of === undefined
    ? null
    : { hits: Math.round((Number(share) / 100) * Number(of)), of: Number(of) };
}

const counted = (cases: readonly JudgedCase[]): Counted => ({
  hits: cases.filter(({ accusing }) => accusing.length > 0).length,
  of: cases.length,
});

const both = (a: Counted, b: Counted): string =>
  `${percent((a.hits + b.hits) / Math.max(1, a.of + b.of))} of ${a.of + b.of}`;

/** Pictures and the digital papers that were measured last, as one; null where those never were. */
export function bothTogether(cases: readonly JudgedCase[], results: string): string | null {
  const digital = readSections(results).find(({ name }) => name === 'forgeries')?.body ?? '';
  const [caught, accused] = [toldIn(digital, 'Forgeries caught'), toldIn(digital, 'Honest papers accused')];
  if (!caught || !accused) return null;
  const forged = counted(cases.filter(({ sort }) => sort === 'forgery'));
  const honest = counted(cases.filter(({ sort }) => sort !== 'forgery'));
  return `Together with the digital papers of the table before: forgeries caught ${both(caught, forged)}, honest papers accused ${both(accused, honest)}.`;
}
