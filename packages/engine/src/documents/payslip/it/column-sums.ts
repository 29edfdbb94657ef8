import { digitEdge } from '../../../evidence/digit-edge.ts';
import { around, type Box, middleX } from '../../../evidence/geometry.ts';
import { type Label, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { TOLERANCE } from '../solve.ts';

/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
/** In letter sizes: figures set to the right may begin behind the end of their head. */
const REACH = 6;
const FEWEST_ROWS = 2;
const LEAST_EARNED = 0.5;
/** What ends the list: its own sums, and the sums of the slip below it. */
const ofFoot = new Set([
  'gross',
  'total_deductions',
  'net',
  'taxable',
  'social_gross',
  'gross_tax',
  'ytd_gross',
  'ytd_taxable',
]);

const edgeOf = ({ words }: RowAmount): number => {
  const last = words.at(-1);
  return last ? digitEdge(last) : 0;
};
const sizeIn = ({ words }: RowAmount): number => Math.max(...words.map(sizeOf));
const sumOf = (amounts: readonly RowAmount[]): number => amounts.reduce((sum, { value }) => sum + value, 0);

/** The figures under a head, nearer to it than to any other of its row: those that end where most of them do. */
function columnUnder(head: Label, amounts: readonly RowAmount[], others: readonly Box[]): readonly RowAmount[] {
  const isNear = (amount: RowAmount): boolean => {
    const box = around(amount.words.map((word) => word.box));
    const reach = REACH * sizeIn(amount);
    // Figures are set to the right, and heads over them anywhere.
    const far = (one: Box): number => Math.min(Math.abs(middleX(box) - middleX(one)), Math.abs(box.right - one.right));
    const isOwn = others.every((other) => far(head.box) < far(other));
    return isOwn && box.right > head.box.left - reach / 2 && box.left < head.box.right + reach;
  };
  const near = amounts.filter(isNear);
  const columns = near.map((one) =>
    near.filter((other) => Math.abs(edgeOf(other) - edgeOf(one)) <= ALIGNED * sizeIn(one)),
  );
  return columns.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

interface Columns {
  readonly earned: readonly RowAmount[];
  readonly taken: readonly RowAmount[];
}

/** The rows of both columns, from their heads down to the sums. */
function columnsOf({ rows, byName }: Sheet): Columns | null {
  const [earnings, ...more] = byName.get('column_earnings') ?? [];
  const deductions = (byName.get('column_deductions') ?? []).find(({ row }) => row === earnings?.row);
  if (!earnings || !deductions || more.length > 0) return null;
  const body = rows.slice(earnings.row + 1);
  const end = body.findIndex(
    ({ labels, words }) => amountsIn(words).length !== 1 && labels.filter(({ name }) => ofFoot.has(name)).length > 1,
  );
  const foot = body.findIndex(({ labels }) =>
    labels.some(({ name }) => name === 'gross' || name === 'net' || name === 'total_deductions'),
  );
  const ends = [end, foot].filter((at) => at >= 0);
  const list = body.slice(0, ends.length > 0 ? Math.min(...ends) : 0);
  const amounts = list.filter(({ text }) => /\p{L}{2}/u.test(text)).flatMap(({ words }) => amountsIn(words));
  const besides = (head: Label): readonly Box[] =>
    (rows[earnings.row]?.cells ?? [])
      .filter(({ words }) => !words.some((word) => head.words.includes(word)))
      .map(({ box }) => box);
  return {
    earned: columnUnder(earnings, amounts, besides(earnings)),
    taken: columnUnder(deductions, amounts, besides(deductions)),
  };
}

/**
 * Both columns of a slip in rows: where one of them adds up to its printed sum, the rows were followed, and the other has to
 * as well. A sum that was raised, or a tax that was lowered, leaves its rows behind.
 */
export function judgeColumns(draft: Draft, sheets: readonly Sheet[]): void {
  const [gross, taken] = [amountIn(draft, 'gross'), amountIn(draft, 'total_deductions')];
  const [sheet, ...others] = sheets.filter(({ byName }) => byName.has('column_earnings'));
  if (draft.noisy || gross === null || taken === null || !sheet || others.length > 0) return;
  const columns = columnsOf(sheet);
  if (!columns || columns.earned.length === 0 || columns.taken.length < FEWEST_ROWS) return;
  const [earned, kept] = [sumOf(columns.earned), Math.abs(sumOf(columns.taken))];
  const [isEarned, isTaken] = [Math.abs(earned - gross) <= TOLERANCE, Math.abs(kept - taken) <= TOLERANCE];
  // Whoever alters a slip raises what is earned, or lowers what is taken: anything else is a figure of another kind.
  const isRaised = isTaken && earned < gross && earned > gross * LEAST_EARNED;
  const isLowered = isEarned && kept > taken && kept < gross;
  if (!(isEarned && isTaken) && !isRaised && !isLowered) return;
  const [field, found, expected] = isRaised
    ? (['gross', gross, earned] as const)
    : (['total_deductions', taken, kept] as const);
  const place = draft.fields.get(field);
  confirm(draft, 'payslip_columns', isRaised || isLowered ? 'failed' : 'passed', {
    expected,
    found,
    page: place?.page ?? null,
    box: place?.box ?? null,
  });
}
