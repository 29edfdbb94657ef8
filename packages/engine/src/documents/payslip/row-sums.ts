import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Label, Row, Sheet } from '../../extraction/labels.ts';
import { amountsIn, meaning, type RowAmount } from './row-amounts.ts';

/** So many rows add their last figure up from the two before it, or it is chance. */
const FEWEST_ROWS = 2;
/** Right of a base the figure of the row itself. */
const COST = 0.5;

const rawOf = ({ words }: RowAmount): string => words.map(({ text }) => text).join(' ');

/** The last three amounts of a row, where the third is what the others come to. */
export function addedUp(amounts: readonly RowAmount[]): readonly RowAmount[] | null {
  const last = amounts.slice(-3);
  const [first, second, third] = last;
  const isSum = first && second && third && first.value !== 0 && second.value !== 0;
  return isSum && first.value + second.value === third.value ? last : null;
}

const behind = (sheet: Sheet, label: Label) =>
  amountsIn((sheet.rows[label.row]?.words ?? []).filter(({ box }) => box.left >= label.box.right - 1));

const known = new WeakMap<Sheet, boolean>();

/** Asked for every caption of a sheet, and told once. */
function addsUp(sheet: Sheet): boolean {
  const told =
    known.get(sheet) ?? sheet.rows.filter(({ words }) => addedUp(amountsIn(words)) !== null).length >= FEWEST_ROWS;
  known.set(sheet, told);
  return told;
}

const ofPart =
  /^(?:wage_tax|church_tax|solidarity|health|pension|unemployment|care|income_tax|social_contributions)(?:_extra)?$/;

const ofRunning = /^(?:lfd|lauf(?:end\p{L}*)?)\b/u;
const ofOnce = /^(?:einm(?:al\p{L}*)?|sonst(?:ige)?)\b/u;
const said = (words: readonly Word[]): string => plainWordsOf(words.map(({ text }) => text).join(' ')).trim();

/** Heads of two columns at the end of a row, of what is paid every month and what is paid once, and no third for both. */
function splitColumns({ cells }: Row): boolean {
  const [running, once] = cells.slice(-2).map(({ words }) => said(words));
  return running !== undefined && once !== undefined && ofRunning.test(running) && ofOnce.test(once);
}

/** "Lohnsteuer  395,50  401,00" below "lfd  einmalig": what is taken is what both come to. */
export function withSplitRow(sheet: Sheet, found: Candidate<number>): Candidate<number> {
  if (found.side !== 'right' || !ofPart.test(found.label.name)) return found;
  const isBelowHeads = sheet.rows.slice(0, found.label.row).some(splitColumns);
  const [running, once, ...more] = isBelowHeads ? behind(sheet, found.label) : [];
  if (!running || !once || more.length > 0 || running.words[0] !== found.words[0]) return found;
  return meaning(found, { value: running.value + once.value, words: [...running.words, ...once.words] });
}

/** "Lohnsteuer  402,41  650,00  1.052,41" below "laufend  einmalig  gesamt": what is told of the row is what it comes to. */
export function withRowSums(sheet: Sheet, found: readonly Candidate<number>[]): readonly Candidate<number>[] {
  if (!addsUp(sheet)) return found;
  return found.map((one) => {
    // Captions that share a row have a figure each, and what they come to behind them; of bases nobody makes a sum.
    const isAlone = sheet.rows[one.label.row]?.labels.length === 1 || one.label.name.endsWith('gross');
    const added = one.side === 'right' && isAlone ? addedUp(behind(sheet, one.label)) : null;
    const isPart = added?.slice(0, 2).some(({ words }) => words[0] === one.words[0]);
    const sum = added?.[2];
    return isPart && sum ? meaning(one, sum) : one;
  });
}

/** "Lohnsteuer  Steuerbrutto 2.880,00  178,50": behind what it is reckoned from, with a caption of its own, stands the part. */
export function pastBase(sheet: Sheet, label: Label): Candidate<number>[] {
  const row = sheet.rows[label.row];
  const [base, ...others] = row?.labels.filter(({ box }) => box.left >= label.box.right - 1) ?? [];
  if (!row || !ofPart.test(label.name) || !base?.name.endsWith('_gross') || others.length > 0) return [];
  const [first, last, ...more] = behind(sheet, base);
  if (!first || !last || more.length > 0 || Math.abs(last.value) >= Math.abs(first.value)) return [];
  const place = { page: sheet.page.number, side: 'right', cost: COST, label } as const;
  const { value, words } = last;
  return [{ value, words, raw: rawOf(last), box: around(words.map(({ box }) => box)), ...place }];
}

/** Captions in one row, so many, over a row of so many amounts and no others. */
const FEWEST_COLUMNS = 3;
const NEXT_ROW = 2.5;

/** Cells of a table's head, and as many of its first row, of which the first names the row. */
const FEWEST_CELLS = 4;

/** "Steuer  Steuerpfl. Brutto  Lohnsteuer …" over "laufend  3.623,64  139,83 …": the place in the table tells whose each is. */
export function inCells(sheet: Sheet, found: Candidate<number>): Candidate<number> | null {
  const [row, next] = [sheet.rows[found.label.row], sheet.rows[found.label.row + 1]];
  const isBelow = found.side === 'below' && next && found.words.every((word) => next.words.includes(word));
  if (!row || !isBelow || row.cells.length < FEWEST_CELLS || row.cells.length !== next.cells.length) return found;
  const [name, ...own] = next.cells.map(({ words }) => amountsIn(words));
  const [head, first] = [row.cells[0], next.cells[0]];
  const isTable =
    amountsIn(row.words).length === 0 &&
    head !== undefined &&
    first !== undefined &&
    head.box.left < first.box.right &&
    name?.length === 0 &&
    /\p{L}{3}/u.test(next.cells[0]?.text ?? '') &&
    own.every(({ length }) => length === 1);
  if (!isTable) return found;
  const at = row.cells.findIndex(({ words }) => words.some((word) => found.label.words.includes(word)));
  const amount = at < 1 ? undefined : own[at - 1]?.[0];
  return amount ? meaning(found, amount) : null;
}

/**
 * Captions and amounts that stand in two rows, as many of each, but not below each other: the order tells whose each is.
 * Where every amount stands under its own caption, nothing is to be told.
 */
export function inOrder(sheet: Sheet, found: Candidate<number>): Candidate<number> | null {
  const row = sheet.rows[found.label.row];
  const next = sheet.rows[found.label.row + 1];
  const captions = row?.labels.filter(({ name }) => !/^(?:yearly|period|column_\w+)$/.test(name)) ?? [];
  const isCaptioned = captions.length >= FEWEST_COLUMNS && row && amountsIn(row.words).length === 0;
  if (found.side !== 'below' || !isCaptioned || !next || !found.words.every((word) => next.words.includes(word)))
    return found;
  const amounts = amountsIn(next.words);
  const size = Math.max(...found.label.words.map((word) => word.size));
  const cells = row.cells.filter(({ words }) => words.some((word) => captions.some((one) => one.words.includes(word))));
  if (amounts.length !== captions.length || cells.length !== captions.length) return found;
  if (next.baseline - row.baseline > size * NEXT_ROW) return found;
  const isUnder = (amount: RowAmount, label: Label): boolean => {
    const box = around(amount.words.map((word) => word.box));
    return box.left < label.box.right && box.right > label.box.left;
  };
  if (amounts.some((amount, at) => captions[at] !== undefined && isUnder(amount, captions[at]))) return found;
  const own = amounts[captions.indexOf(found.label)];
  return own ? meaning(found, own) : null;
}
