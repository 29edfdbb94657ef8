import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { linesOf, type PagedWord } from '../../recognise/page-text.ts';
import { type MoneyRun, moneyRuns } from './money-runs.ts';

/** A row of an Italian return: its code at the left (RN4), its words, and what is filled in. */
export interface CodedRow {
  readonly code: string;
  readonly label: string;
  readonly amounts: readonly MoneyRun[];
  readonly words: readonly PagedWord[];
  /** What stands in the last column of the page, where a row's result goes. */
  readonly last: Found<number> | null;
}

/** Some prints add the column: LM22/3. */
const codeShape = /^((?:RN|LM|RE|RG|RF|RC|RB|RH|RL|RT|RM|RR|RS|RP|RV|RX|CM)\d{1,3})(?:\/\d{1,2})?$/;
/** Letter sizes by which right edges of one column may differ. */
const COLUMN_SLACK = 2.5;
/** Share of the way to the neighbouring row that still belongs to this one. */
const HALF_WAY = 0.55;
/** Letter sizes below the last row of a page that are still its own. */
const LAST_ROW_REACH = 1.8;

/** Codes are quoted inside sentences too; a row's own code stands in the column furthest left. */
function anchorsOf(words: readonly PagedWord[]): PagedWord[] {
  const codes = words.filter((word) => codeShape.test(word.text));
  const left = codes.reduce((least, word) => Math.min(least, word.box.left), Infinity);
  return codes.filter((word) => word.box.left - left < word.size * 1.5).sort((a, b) => a.baseline - b.baseline);
}

/** Whether the codes stand behind captions, in the corners of cells: such a row belongs to several of them. */
const areInCorners = (lines: readonly (readonly PagedWord[])[], anchors: readonly PagedWord[]): boolean => {
  const behind = lines.filter((line) => anchors.includes(line.find((word) => codeShape.test(word.text)) as PagedWord));
  return behind.filter(([first]) => first && /\p{L}{3}/u.test(first.text)).length * 2 > behind.length;
};

/** Letter sizes before the code of a box that begins further right in the row. */
const BOX_GAP = 1.15;

/** Whether beside its own code a row has another one, away from the words before it and with words of its own. */
const holdsBoxes = (line: readonly PagedWord[]): boolean =>
  line.some((word, at) => {
    const [before, next] = [line[at - 1], line[at + 1]];
    const isApart = before !== undefined && word.box.left - before.box.right > word.size * BOX_GAP;
    return isApart && codeShape.test(word.text) && next !== undefined && /\p{L}{2}/u.test(next.text);
  });

/** Whether codes head boxes with the amounts below: several to a row, or no amount in any row that has a code. */
function areOverAmounts(lines: readonly (readonly PagedWord[])[], anchors: readonly PagedWord[]): boolean {
  const headed = lines.filter((line) => line.some((word) => anchors.includes(word)));
  const holdsAmount = (line: readonly PagedWord[]): boolean => moneyRuns(line).length > 0;
  const isBelow = !headed.some(holdsAmount) && lines.some(holdsAmount);
  return headed.length > 0 && (isBelow || headed.some(holdsBoxes));
}

/** Whether the page is no list of rows, so that only the captions tell which amount is whose. */
export function isInBoxes(page: Page): boolean {
  const lines = linesOf(page).map((line) => line.wordsAt(0, line.text.length));
  const anchors = anchorsOf(lines.flat());
  return areInCorners(lines, anchors) || areOverAmounts(lines, anchors);
}

export function codedRows(page: Page): CodedRow[] {
  if (isInBoxes(page)) return [];
  const lines = linesOf(page).map((line) => line.wordsAt(0, line.text.length));
  const anchors = anchorsOf(lines.flat());
  const style = { whole: true } as const;
  const edge = [...lines.flat().filter((word) => /,\d{2}$/.test(word.text)), ...anchors].reduce(
    (right, word) => Math.max(right, word.box.right),
    0,
  );
  return anchors.map((anchor, index) => {
    const before = anchors[index - 1];
    const next = anchors[index + 1];
    const up = before ? (anchor.baseline - before.baseline) * HALF_WAY : anchor.size * 1.5;
    const down = next ? (next.baseline - anchor.baseline) * HALF_WAY : anchor.size * LAST_ROW_REACH;
    const own = lines
      .map((line) =>
        line.filter(
          (word) =>
            word.box.left > anchor.box.right &&
            word.baseline > anchor.baseline - up &&
            word.baseline < anchor.baseline + down,
        ),
      )
      .filter((line) => line.length > 0);
    const words = own.flat();
    const amounts = own.flatMap((line) => moneyRuns(line, style));
    const ends = amounts.filter((run) => edge - run.box.right < anchor.size * COLUMN_SLACK);
    // What stands between two rows without a code of its own may be of either: the code's own height decides.
    const level = ends.filter(
      ({ words: [word] }) => word && Math.abs(word.baseline - anchor.baseline) < anchor.size / 2,
    );
    const only = ends.length === 1 ? ends[0] : level.length === 1 ? level[0] : undefined;
    return {
      code: codeShape.exec(anchor.text)?.[1] ?? anchor.text,
      label: words
        .filter((word) => /\p{L}/u.test(word.text))
        .map((word) => folded(word.text))
        .join(' '),
      amounts,
      words,
      last: only ? foundFrom(only.cents, only.words) : null,
    };
  });
}
