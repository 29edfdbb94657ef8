import type { Page, Word } from '../../../evidence/page.ts';
import { columnAmountsOn, isBetween } from './column-amounts.ts';
import { cutOf, isAmount } from './figures.ts';

/** How a word is set: its letters without their weight, and their size. */
interface Setting {
  readonly cut: string;
  readonly size: number;
}

/** A figure set otherwise than the figures above and below it. */
export interface OddInColumn {
  readonly page: number;
  readonly word: Word;
  readonly font: string;
  readonly usual: string;
}

const COLUMN = 4;
const FEWEST_MATES = 5;
const USUAL_SHARE = 0.8;
/** What rounding makes of one size. */
const SAME_SIZE = 0.03;
const SAME_LINE = 0.3;

const nameOf = (page: Page, word: Word): string => page.fonts[word.font]?.name ?? '';
const settingOf = (page: Page, word: Word): Setting => ({ cut: cutOf(nameOf(page, word)), size: word.size });
const isSame = (a: Setting, b: Setting): boolean =>
  a.cut === b.cut && Math.abs(a.size - b.size) <= SAME_SIZE * Math.max(a.size, b.size);

const told = (page: Page, word: Word): string => `${nameOf(page, word)} ${Math.round(word.size * 10) / 10}`;

/** The words beside a figure that are none themselves. */
const besides = (page: Page, word: Word): Word[] =>
  page.words.filter(
    (other) =>
      other !== word &&
      other.angle === 0 &&
      !isAmount(other.text) &&
      Math.abs(other.baseline - word.baseline) <= SAME_LINE * word.size,
  );

const firstOf = (row: readonly Word[]): Word | undefined => row.toSorted((a, b) => a.box.left - b.box.left)[0];

/** Rates and notes in small print stand in any row; what a row begins with says how the row itself is set. */
function beginsLike(page: Page, row: readonly Word[], others: readonly (readonly Word[])[]): boolean {
  const [first, firsts] = [firstOf(row), others.flatMap((other) => firstOf(other) ?? [])];
  return first !== undefined && firsts.some((other) => isSame(settingOf(page, first), settingOf(page, other)));
}

/** Caption and figure in one weight, which is not that of the column: a sum that is set apart, in whatever size. */
const isOfItsRow = (page: Page, word: Word, row: readonly Word[], usual: Word): boolean => {
  const first = firstOf(row);
  return (
    first !== undefined && nameOf(page, first) === nameOf(page, word) && nameOf(page, word) !== nameOf(page, usual)
  );
};

/**
 * Figures in other letters, or letters of another size, than most of their column, in a row whose words are set like
 * those of the other rows: a sum is set apart with its whole row, a figure that was typed anew stands alone. Wherever
 * else on the page such letters occur, here they do not belong.
 */
export function oddInColumns(page: Page): OddInColumn[] {
  const amounts = columnAmountsOn(page);
  return amounts.flatMap((word): OddInColumn[] => {
    const own = settingOf(page, word);
    const column = amounts.filter((other) => other !== word && Math.abs(other.box.right - word.box.right) <= COLUMN);
    const [usual] = column.filter((mate) => {
      const alike = column.filter((other) => isSame(settingOf(page, mate), settingOf(page, other)));
      return alike.length >= FEWEST_MATES && alike.length >= column.length * USUAL_SHARE;
    });
    if (!usual || isSame(own, settingOf(page, usual))) return [];
    const mates = column.filter((mate) => isSame(settingOf(page, mate), settingOf(page, usual)));
    const rows = mates.map((mate) => besides(page, mate));
    const texts = rows.flat().map((text) => settingOf(page, text));
    const beside = besides(page, word);
    const isOrdinaryRow =
      beside.length > 0 &&
      beside.every((text) => texts.some((other) => isSame(other, settingOf(page, text)))) &&
      beginsLike(page, beside, rows);
    if (!isOrdinaryRow || isOfItsRow(page, word, beside, usual) || !isBetween(word, mates)) return [];
    return [{ page: page.number, word, font: told(page, word), usual: told(page, usual) }];
  });
}
