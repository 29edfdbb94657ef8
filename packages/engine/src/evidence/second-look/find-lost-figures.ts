import { digitEdge } from '../digit-edge.ts';
import { type Box, scaled } from '../geometry.ts';
import type { ReadLine } from '../ocr/ocr.ts';
import type { Page, Word } from '../page.ts';
import { keepSheet, keptSheet } from '../scan/kept-sheets.ts';
import { SEEN_TWICE } from './seen-twice.ts';

interface Look {
  readonly read: ReadLine;
  readonly isPaidFor: () => boolean;
}

const day = /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})?$/;
/** With its sign; the currency behind it is read in many ways. */
const figure = /^([-+−–]?\d{1,3}(?:\.?\d{3})*,\d{2}(?:[-+−–]|[SH](?!\p{L}))?)\D{0,4}$/u;
/** So many below each other are a column. */
const FEWEST = 4;
/** Edges of one column and lines of one row lie this near, in letter sizes. */
const NEAR = 0.6;
const ROOM = 0.4;
const MOST = 12;

const isNear = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= size * NEAR;

/** Words that stand below each other by the edge that tells their column. */
function columnsOf(words: readonly Word[], edgeOf: (word: Word) => number): Word[][] {
  const columns: Word[][] = [];
  for (const word of words.toSorted((a, b) => edgeOf(a) - edgeOf(b))) {
    const last = columns.at(-1);
    const before = last?.at(-1);
    if (last && before && isNear(edgeOf(before), edgeOf(word), word.size)) last.push(word);
    else columns.push([word]);
  }
  return columns.filter(({ length }) => length >= FEWEST);
}

/** Where the column would show a figure in the row of a day. */
function placeIn(column: readonly Word[], { baseline, size, box }: Word): Box {
  const room = size * ROOM;
  return {
    left: Math.min(...column.map((word) => word.box.left)) - room,
    top: box.top - room,
    right: Math.max(...column.map((word) => word.box.right)) + room,
    bottom: Math.max(box.bottom, baseline) + room,
  };
}

const withRoom = ({ left, top, right, bottom }: Box, size: number): Box => {
  const room = size * ROOM * 0.5;
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
};

const figureIn = (words: readonly { readonly text: string }[]): string | null =>
  figure.exec(words.map(({ text }) => text).join(''))?.[1] ?? null;

/**
 * Days of a list beside which no figure was found at all, where every other day has one: each place is looked at twice,
 * the second time with more paper around it, and what both looks read there is taken. Null where there is no such place.
 */
export async function findLostFigures(page: Page, { read, isPaidFor }: Look): Promise<Page | null> {
  const sheet = keptSheet(page);
  const level = page.words.filter(({ angle }) => angle === 0);
  const days = columnsOf(
    level.filter(({ text }) => day.test(text)),
    ({ box }) => box.left,
  );
  const columns = columnsOf(
    level.filter(({ text }) => figure.test(text)),
    digitEdge,
  );
  const isBeside = (one: Word, other: Word): boolean => isNear(one.baseline, other.baseline, one.size);
  const isBare = (one: Word): boolean => !columns.some((column) => column.some((other) => isBeside(one, other)));
  // Days below or before which figures stand never, as those of value dates on lines of their own, are none of these.
  const bare = days.flatMap((column) => {
    const own = column.filter(isBare);
    return own.length * 2 <= column.length ? own : [];
  });
  if (!sheet || columns.length === 0 || bare.length === 0) return null;
  const found: Word[] = [];
  for (const one of bare.slice(0, MOST))
    for (const column of columns) {
      const [like] = column;
      if (!like || !isPaidFor()) break;
      const box = placeIn(column, one);
      const looks = [box, withRoom(box, like.size)].map((place) => read(sheet.raster, scaled(place, 1 / sheet.unit)));
      const [first, second] = (await Promise.all(looks)).map(figureIn);
      if (!first || first !== second) continue;
      found.push({ ...like, text: first, box, baseline: one.baseline, confidence: SEEN_TWICE });
    }
  if (found.length === 0) return null;
  const whole = { ...page, words: [...page.words, ...found] };
  keepSheet(whole, sheet);
  return whole;
}
