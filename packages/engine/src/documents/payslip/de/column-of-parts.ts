import { plainWordsOf } from '@vesta/domain/text/fold';
import { digitEdge } from '../../../evidence/digit-edge.ts';
import { around, type Box, sharedWidth } from '../../../evidence/geometry.ts';
import { wordsRightOf } from '../../../extraction/label-values.ts';
import type { Cell, Label, Sheet } from '../../../extraction/labels.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { addedUp } from '../row-sums.ts';
import type { Sum, Sums } from '../sums.ts';
import { socialParts, taxParts } from './parts.ts';

const parts: ReadonlySet<string> = new Set([...taxParts, ...socialParts].map(({ field }) => field));
/** Points by which right edges of one column differ. */
const EDGE = 4;
/** Rows without which figures below each other are no column. */
const FEWEST_ROWS = 3;

/** A row of one part: what it was reckoned from, what is taken, and perhaps what the block comes to. */
interface PartRow {
  readonly label: Label;
  readonly amounts: readonly RowAmount[];
}

const boxesOf = ({ words }: RowAmount): readonly Box[] => words.map(({ box }) => box);
const edgeOf = ({ words }: RowAmount): number => digitEdge(words.at(-1) ?? { text: '', box: around([]) });
export const isAt = (edge: number) => (amount: RowAmount) => Math.abs(edgeOf(amount) - edge) < EDGE;

/** Cents by which rounding moves a share. */
const ROUNDING = 2;

/** "3.335,00   9,30   310,16": what leads from the base to what is taken is a share in percent and no amount. */
function withoutRates(amounts: readonly RowAmount[]): readonly RowAmount[] {
  const isRate = ({ value }: RowAmount, at: number): boolean =>
    value > 0 &&
    amounts.slice(0, at).some((base) => {
      const share = (base.value * value) / 10_000;
      return amounts.slice(at + 1).some((taken) => Math.abs(Math.abs(taken.value) - share) <= ROUNDING);
    });
  return amounts.filter((amount, at) => !isRate(amount, at));
}

function rowsOf(sheet: Sheet): PartRow[] {
  return sheet.labels
    .filter(({ name }) => parts.has(name))
    .map((label) => ({ label, amounts: withoutRates(amountsIn(wordsRightOf(sheet, label))) }))
    .filter(({ amounts }) => amounts.length > 0);
}

interface PartColumns {
  readonly rows: readonly PartRow[];
  readonly base: number;
  readonly taken: number;
}

/** The column of what employees pay, beside one of what employers pay. */
const ofEmployee = /^(?:an|arbeitnehmer)[ -]?(?:anteile?|beitr(?:ag|age)|abzug)?(?: eur)?$/;
const ofEmployer = /^(?:ag|arbeitgeber)[ -]?(?:anteile?|beitr(?:ag|age))?(?: eur)?$/;
const ROWS_OF_TABLE = 6;

/** Where a table heads a column for either side, the right edge of what stands under that of the employee. */
function headedColumn(sheet: Sheet, rows: readonly PartRow[]): number | null {
  for (const [place, { cells }] of sheet.rows.entries()) {
    const named = (shape: RegExp): readonly Cell[] => cells.filter(({ text }) => shape.test(plainWordsOf(text).trim()));
    const [[own, ...more], others] = [named(ofEmployee), named(ofEmployer)];
    if (!own || more.length > 0 || others.length !== 1) continue;
    const under = rows
      .filter(({ label }) => label.row > place && label.row <= place + ROWS_OF_TABLE)
      .flatMap(({ amounts }) => amounts.find((amount) => sharedWidth(around(boxesOf(amount)), own.box) > 0) ?? []);
    const edges = under.map(edgeOf);
    const [edge] = edges;
    if (edge !== undefined && edges.length >= FEWEST_ROWS && edges.every((other) => Math.abs(other - edge) < EDGE))
      return edge;
  }
  return null;
}

/**
 * Where the columns of a table stand in which each part has beside it first what it was reckoned from, which rows have in
 * common, and behind that less: what is taken.
 */
export function partColumns(sheet: Sheet): PartColumns | null {
  const rows = rowsOf(sheet);
  const headed = headedColumn(sheet, rows);
  // Such a table has several bases, and which of them counts for what is not told alike.
  if (headed !== null) return { rows, base: Number.NaN, taken: headed };
  const pairs = rows.flatMap(({ amounts }) =>
    amounts.flatMap((base, at) => {
      const taken = amounts[at + 1];
      return taken && base.value > Math.abs(taken.value) ? [{ base, taken }] : [];
    }),
  );
  for (const { base, taken } of pairs) {
    const own = pairs.filter((pair) => isAt(edgeOf(base))(pair.base) && isAt(edgeOf(taken))(pair.taken));
    const isShared = own.some((one) => own.some((other) => other !== one && other.base.value === one.base.value));
    // A column of the month beside one of another size is in every row; a base is the same in several.
    if (own.length >= FEWEST_ROWS && isShared) return { rows, base: edgeOf(base), taken: edgeOf(taken) };
  }
  return null;
}

/** What stands in the column of what is taken is meant by the caption of its row, and nothing else of that row is. */
export function withColumnOfParts(sheets: readonly Sheet[], sums: Sums): Sums {
  const taken = new Map<Label, RowAmount>();
  for (const sheet of sheets) {
    const columns = partColumns(sheet);
    for (const { label, amounts } of columns?.rows ?? []) {
      // "laufend  einmalig  gesamt": where the last of a row adds two up, it is what was taken.
      const own = columns && (addedUp(amounts)?.at(-1) ?? amounts.find(isAt(columns.taken)));
      if (own) taken.set(label, own);
    }
  }
  if (taken.size === 0) return sums;
  const isMeant = (sum: Sum): boolean => {
    const own = taken.get(sum.label);
    // A sign may stand by itself before the figure.
    return !own || sum.yearly || sum.words.at(-1) === own.words.at(-1);
  };
  const nearer = (sum: Sum): Sum => (taken.has(sum.label) ? { ...sum, cost: Math.min(sum.cost, COST) } : sum);
  return new Map(
    [...sums].map(([field, own]) => [
      field,
      parts.has(field)
        ? own
            .filter(isMeant)
            .map(nearer)
            .sort((a, b) => a.cost - b.cost)
        : own,
    ]),
  );
}

/** As near as a figure right behind its caption. */
const COST = 0.2;
