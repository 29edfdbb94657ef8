import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../evidence/geometry.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Label, Sheet } from '../../extraction/labels.ts';
import { amountsIn, meaning, type RowAmount } from './row-amounts.ts';

const ofPart = /^(?:wage_tax|church_tax|solidarity|health|pension|unemployment|care)$/;
/** So many parts head a table; fewer may share a row by chance. */
const FEWEST_PARTS = 3;
const ofBase = /^(?:(?:sv|steuer|beitragspfl\w*) ?)?(?:brutto|basis|bemessung\w*)\b/;
const ofTaken = /^(?:beitrag|beitraege|an beitrag|an anteil|abzug|abzuge|anteil an)\b/;

const ofRate = /^(?:satz|beitragssatz|prozent\w*)\b/;

const saysAt = (sheet: Sheet, row: number): string => plainWordsOf(sheet.rows[row]?.text ?? '').trim();

/** The row of what is taken, below the one of what it is reckoned from; its rates may stand between the two. */
function takenBelow(sheet: Sheet, row: number): number | null {
  const taken = ofRate.test(saysAt(sheet, row + 2)) ? row + 3 : row + 2;
  return ofBase.test(saysAt(sheet, row + 1)) && ofTaken.test(saysAt(sheet, taken)) ? taken : null;
}

const partsOf = (sheet: Sheet, row: number): readonly Label[] =>
  (sheet.rows[row]?.labels ?? []).filter(({ name }) => ofPart.test(name));

/** Whether a row heads a table of parts with what they are reckoned from below it, and below that what is taken. */
const headsMatrix = (sheet: Sheet, row: number): boolean =>
  partsOf(sheet, row).length >= FEWEST_PARTS && takenBelow(sheet, row) !== null;

const isUnder = ({ words }: RowAmount, { box }: Label, reach: number): boolean => {
  const { left, right } = around(words.map((word) => word.box));
  return left < box.right + reach && right > box.left - reach;
};

/** What stands at the left of such a table names its rows, and no sum of the slip. */
export const namesMatrixRow = (sheet: Sheet, { row }: Label): boolean =>
  [1, 2, 3].some(
    (below) => row >= below && headsMatrix(sheet, row - below) && (takenBelow(sheet, row - below) ?? 0) >= row,
  );

/** What all parts of such a table were reckoned from, where it is one amount. */
export function baseOfMatrix(sheet: Sheet): RowAmount | null {
  const head = sheet.rows.findIndex((_, row) => headsMatrix(sheet, row));
  const amounts = head < 0 ? [] : amountsIn(sheet.rows[head + 1]?.words ?? []);
  const [first] = amounts;
  return first && amounts.length >= FEWEST_PARTS && amounts.every(({ value }) => value === first.value) ? first : null;
}

/** "KV  RV  AV  PV" over "Brutto …" over "Beitrag AN …": what is meant by a part is in the second row below it. */
export function inMatrix(sheet: Sheet, found: Candidate<number>): Candidate<number> | null {
  const { label, side } = found;
  if (!ofPart.test(label.name) || !headsMatrix(sheet, label.row)) return found;
  if (side !== 'below') return null;
  const reach = Math.max(...label.words.map(({ size }) => size));
  const amounts = amountsIn(sheet.rows[takenBelow(sheet, label.row) ?? -1]?.words ?? []);
  const [own, ...others] = amounts.filter((one) => isUnder(one, label, reach));
  if (own && others.length === 0) return meaning(found, own);
  // Captions set to the left and amounts to the right: as many of one as of the other, or their sum behind them.
  const parts = partsOf(sheet, label.row);
  const isInOrder = amounts.length === parts.length || amounts.length === parts.length + 1;
  const inOrder = isInOrder ? amounts[parts.indexOf(label)] : undefined;
  return inOrder ? meaning(found, inOrder) : null;
}
