import { middleX } from '../../../evidence/geometry.ts';
import type { Line } from '../../recognise/page-text.ts';
import type { MoneyRun } from '../ground/money-runs.ts';

/** Letter sizes between the heads of two columns; in a sentence the words stand closer. */
const APART = 1.5;

/** Where the amounts of the two people stand, as the head of the table says. */
export interface Columns {
  readonly filer: number;
  readonly spouse: number;
  /** Where the head of the second column begins. */
  readonly spouseFrom: number;
}

/** The head of the table on a page: of all rows that name both people, apart from each other, the one with fewest words. */
export function columnsOf(lines: readonly Line[]): Columns | null {
  const heads = lines.flatMap((line): (Columns & { readonly words: number })[] => {
    const filer = /dichiarante/.exec(line.text);
    const spouse = /coniuge/.exec(line.text);
    if (!filer || !spouse || spouse.index < filer.index) return [];
    const left = line.wordsAt(filer.index, filer.index + 1)[0];
    const right = line.wordsAt(spouse.index, spouse.index + 1)[0];
    if (!left || !right || right.box.left - left.box.right <= left.size * APART) return [];
    return [
      {
        filer: middleX(left.box),
        spouse: middleX(right.box),
        spouseFrom: right.box.left,
        words: line.band.words.length,
      },
    ];
  });
  return heads.sort((a, b) => a.words - b.words)[0] ?? null;
}

/** What ends before a head begins is not below it, however far to the right its column sets its amounts. */
const isSpouses = (run: MoneyRun, { filer, spouse, spouseFrom }: Columns): boolean =>
  run.box.right > spouseFrom && Math.abs(middleX(run.box) - spouse) < Math.abs(middleX(run.box) - filer);

export const ofFiler =
  (columns: Columns | null) =>
  (runs: readonly MoneyRun[]): MoneyRun | undefined => {
    const own = columns ? runs.filter((run) => !isSpouses(run, columns)) : runs;
    return own.length === 1 ? own[0] : undefined;
  };

export const ofSpouse =
  (columns: Columns | null) =>
  (runs: readonly MoneyRun[]): MoneyRun | undefined => {
    const theirs = columns ? runs.filter((run) => isSpouses(run, columns)) : [];
    return theirs.length === 1 ? theirs[0] : undefined;
  };
