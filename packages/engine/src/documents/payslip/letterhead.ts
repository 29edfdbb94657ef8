import { plainWordsOf } from '@vesta/domain/text/fold';
import { heightOf, sharedWidth } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { isAddress } from '../../extraction/address-text.ts';
import type { Cell, Row, Sheet } from '../../extraction/labels.ts';

/** A letterhead is the first thing on the sheet, but for the title and the month. */
const FIRST_ROWS = 2;
const ROWS_OF_TITLE = 3;
/** Rows below it in which its address stands, and so many letter heights apart at most. */
const ADDRESS_ROWS = 2;
const NEXT_ROW = 2.6;
const MOST_WORDS = 7;

const salutation = /^(?:herrn?|frau|firma|sig|signora?|gent|egr|spett|personlich|vertraulich|riservat)\b/;

const words = (text: string): string => plainWordsOf(text).split(' ').sort().join(' ');

/** Whether the rows right below a cell are an address. */
function isOverAddress(sheet: Sheet, cell: Cell): boolean {
  const below = sheet.rows.slice(cell.row + 1, cell.row + 1 + ADDRESS_ROWS);
  const near = below.filter(
    ({ baseline }, at) => baseline - cell.box.bottom < heightOf(cell.box) * NEXT_ROW * (at + 1),
  );
  const own = near.flatMap(({ cells }) => cells.filter((other) => sharedWidth(other.box, cell.box) > 0));
  return isAddress(own.map((other) => other.text).join(', '));
}

function isName({ text, words: own }: Cell): boolean {
  const isWorded = own.length >= 2 && own.length <= MOST_WORDS && /^\p{Lu}/u.test(text);
  return isWorded && !/[\d:@]/.test(text) && !salutation.test(plainWordsOf(text));
}

/**
 * Whose letterhead a slip begins with: a name over an address, before anything else. Practices, studios and farms have
 * no legal form to be known by. Where the employee is not known the name might be theirs, and nothing is told.
 */
export function letterheadOf(
  sheet: Sheet | undefined,
  employee: string | number | boolean | null,
): readonly Word[] | null {
  if (!sheet || typeof employee !== 'string') return null;
  const isTitle = ({ labels }: Row): boolean => labels.some(({ name }) => name === 'title' || name === 'period');
  const titled = sheet.rows.slice(0, ROWS_OF_TITLE).findLastIndex(isTitle) + 1;
  const cells = sheet.rows.slice(0, titled + FIRST_ROWS).flatMap((row) => row.cells.map((cell) => ({ row, cell })));
  const found = cells.find(
    ({ row: { labels }, cell }) =>
      isName(cell) &&
      !labels.some((label) => label.words.some((word) => cell.words.includes(word))) &&
      words(cell.text) !== words(employee) &&
      isOverAddress(sheet, cell),
  );
  return found?.cell.words ?? null;
}
