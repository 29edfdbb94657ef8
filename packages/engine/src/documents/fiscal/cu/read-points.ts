import type { Page } from '../../../evidence/page.ts';
import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { linesOfAll, type PagedWord } from '../../recognise/page-text.ts';
import { type Caption, captionsLike, figureAt, figureLike } from '../ground/captions.ts';
import { moneyRuns } from '../ground/money-runs.ts';
import { cellsNumbered } from '../ground/numbered-cells.ts';
import { bracketedPoints } from './bracketed-points.ts';
import { type Point, pointCaptions, pointsInWords } from './points.ts';

const DAYS_OF_A_YEAR = 366;

function money(row: readonly PagedWord[]): Found<number> | null {
  const runs = moneyRuns(row);
  const only = runs[0];
  return only && runs.length === 1 ? foundFrom(only.cents, only.words) : null;
}

function days(row: readonly PagedWord[]): Found<number> | null {
  const digits = row.filter((word) => /^\d{1,3}$/.test(word.text));
  const text = digits.map((word) => word.text).join('');
  const value = Number(text);
  return digits.length > 0 && text.length <= 3 && value >= 1 && value <= DAYS_OF_A_YEAR
    ? foundFrom(value, digits)
    : null;
}

const WORDS_OF_A_DAY = 3;

/** A date in one word, with its month in words, or day, month and year in cells of their own. */
export function dayIn(row: readonly PagedWord[]): Found<string> | null {
  for (const [at, word] of row.entries()) {
    const told = row.slice(at, at + WORDS_OF_A_DAY);
    const [day, inWords] = [parseDay(word.text), parseDay(told.map(({ text }) => text).join(' '))];
    if (day) return foundFrom(day, [word]);
    if (inWords) return foundFrom(inWords, told);
  }
  const digits = row.filter((word) => /^\d+$/.test(word.text));
  const text = digits.map((word) => word.text).join('');
  // Other numbers have eight digits too: no paper tells of a day in another century than these.
  const day = /^\d{4}(?:19|20)\d{2}$/.test(text)
    ? parseDay(`${text.slice(0, 2)}.${text.slice(2, 4)}.${text.slice(4)}`)
    : null;
  return day ? foundFrom(day, digits) : null;
}

const NEXT_CELLS = 3;
const isNear = (point: number, value: number): boolean => value >= point && value <= point + NEXT_CELLS;

/** Read from pixels, the printed number of the next cell looks like a few days filled into this one. */
const isNextNumber = (page: Page, { point, holds }: Point, found: Found<number | string>): boolean =>
  holds === 'days' && page.origin === 'ocr' && Number(found.value) > point && isNear(point, Number(found.value));

const readers = { money, days, day: dayIn } as const;

/** Printed forms without numbers, or with figures as small as numbers: the caption says more than a cell's number. */
function readCaptioned(
  pages: readonly Page[],
  { field, point, holds, label, not }: Point,
): Found<number | string> | null {
  const caption = pointCaptions[field];
  const lines = linesOfAll(pages.filter(({ origin }) => origin !== 'ocr'));
  const read = (words: readonly PagedWord[]): Found<number | string> | null => {
    const found = readers[holds](words);
    // A blank form has nothing below a caption but the numbers of its cells.
    const isNumbers = holds === 'days' && (words.length > 1 || isNear(point, Number(found?.value)));
    return isNumbers ? null : found;
  };
  const own = caption ? figureLike(lines, caption, read, ({ number }) => number === null || number === point) : null;
  // Words too few to tell a point by themselves do so together with its number: "Saldo 2025", 27.
  const told = new RegExp(`^.*(?:${label.source})`);
  const isPoint = ({ number, words, rest }: Caption): boolean =>
    number === point && !not?.test([...words, ...rest].map(({ text }) => folded(text)).join(' '));
  return own ?? figureLike(lines, told, read, isPoint);
}

/** A print of the office calls a point by its number in words, behind what it holds. */
function readInWords(
  pages: readonly Page[],
  { field, point, holds, label, not }: Point,
): Found<number | string> | null {
  const number = new RegExp(`\\bpunto ${point}\\b[^0-9]{0,3}`);
  const values = linesOfAll(pages).flatMap((line) => {
    const match = number.exec(line.text);
    const caption = match ? line.text.slice(0, match.index) : '';
    const isPoint = match && (pointsInWords[field] ?? label).test(caption) && !not?.test(caption);
    const behind = isPoint ? line.wordsAt(match.index + match[0].length, line.text.length) : [];
    const own = behind.filter(({ text }) => !/[\p{L})]/u.test(text));
    return (own.length === behind.length ? readers[holds](own) : null) ?? [];
  });
  const [first] = values;
  return first && values.every(({ value }) => value === first.value) ? first : null;
}

/** Whether a point has its figure in the row of its own caption. */
export function isBesideCaption(pages: readonly Page[], { field, point, holds }: Point): boolean {
  const caption = pointCaptions[field];
  const lines = linesOfAll(pages.filter(({ origin }) => origin !== 'ocr'));
  return (
    caption !== undefined &&
    captionsLike(lines, caption)
      .filter(({ number }) => number === null || number === point)
      .some(
        (found) => figureAt<Found<number | string>>({ ...found, below: [] }, (words) => readers[holds](words)) !== null,
      )
  );
}

/** What the first row of a cell tells that tells anything: beside another amount it may be of another point. */
function firstIn(rows: readonly (readonly PagedWord[])[], holds: Point['holds']): Found<number | string> | null {
  const row = rows.find(
    (words) => readers[holds](words) !== null || (holds === 'money' && moneyRuns(words).length > 1),
  );
  return row ? readers[holds](row) : null;
}

/** The value of a point on these pages; two different values for one point are no value. */
export function readPoint(pages: readonly Page[], point: Point): Found<number | string> | null {
  const { label, not, holds } = point;
  // In a list the number of the next row looks like a few days: what stands at the caption itself comes first.
  const bracketed = bracketedPoints(pages).filter(({ number }) => number === point.point);
  const told = bracketed.filter((one) => label.test(one.label) && !not?.test(one.label));
  if (bracketed.length > 0) return told.length === 1 && told[0] ? firstIn(told[0].rows, holds) : null;
  const days = holds === 'days' ? readCaptioned(pages, point) : null;
  if (days) return days;
  const values = pages.flatMap((page) =>
    cellsNumbered(page, point.point)
      .filter((cell) => label.test(cell.label) && !not?.test(cell.label))
      .map((cell) => firstIn(cell.rows, holds))
      .filter((found) => found !== null)
      .filter((found) => !isNextNumber(page, point, found)),
  );
  const first = values[0];
  if (!first) return readCaptioned(pages, point) ?? readInWords(pages, point);
  return values.every((found) => found.value === first.value) ? first : null;
}
