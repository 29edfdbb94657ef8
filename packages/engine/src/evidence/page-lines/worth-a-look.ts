import { around, type Box, heightOf, middleX, middleY, widthOf } from '../geometry.ts';
import { median } from '../median.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { mayBePrint } from './may-be-print.ts';

/** A part of a page that is read once more. */
export interface Place {
  /** What is cut out. */
  readonly box: Box;
  /** What of it is believed: beside it may stand half a neighbour. */
  readonly from: number;
  readonly to: number;
}

/** Figures are almost never misread by a reader who is surer than this. */
const SURE_FIGURE = 0.92;
/** Print that no word covers, and gaps between doubtful words that are read together, in heights of the box. */
const UNREAD = 0.9;
const TOGETHER = 0.8;
/** Around print that a box holds, and around words cut out of a longer one. */
const ROOM = 0.3;
const MARGIN = 0.25;

/** What was read with so little trust is hardly where its box says; boxes up to this long are then read as a whole. */
const LOST = 0.5;
const LONGEST_WHOLE = 20;
const isShort = (box: Box): boolean => widthOf(box) < heightOf(box) * LONGEST_WHOLE;
const isGarbled = ({ confidence }: OcrWord): boolean => confidence < LOST;

/** Days, amounts and account numbers, also where a point was taken for another mark; other digits are part of a text. */
const figure = /^[-+„€]?[\d.,:;/]+[-+SH€]?$/;

const account = /^(?=.*\d)[A-Z\d]{11,}$/;
const isFigure = (text: string): boolean => (/\d/.test(text) && figure.test(text)) || account.test(text);

/** The last sign of an account number may have been read as a word of its own. */
const endOf = ({ text, box }: OcrWord, height: number): number => box.right + (account.test(text) ? height * 0.6 : 0);

const isDoubtful = ({ text, confidence }: OcrWord): boolean => confidence < (isFigure(text) ? SURE_FIGURE : LOST);

const isIn = ({ left, right, top, bottom }: Box, { box }: OcrWord): boolean =>
  middleX(box) > left && middleX(box) < right && middleY(box) > top && middleY(box) < bottom;

/** Stretches of a box that no word covers. */
function unreadIn(box: Box, words: readonly OcrWord[]): [number, number][] {
  const height = heightOf(box);
  const edges = words.toSorted((a, b) => a.box.left - b.box.left).map(({ box: own }) => [own.left, own.right] as const);
  const gaps: [number, number][] = [];
  let from = box.left + height * ROOM;
  for (const [left, right] of [...edges, [box.right - height * ROOM, box.right] as const]) {
    if (left - from > height * UNREAD) gaps.push([from, left]);
    from = Math.max(from, right);
  }
  return gaps;
}

/** Neighbours as one. */
function joined(stretches: readonly (readonly [number, number])[], gap: number): [number, number][] {
  const result: [number, number][] = [];
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from - last[1] <= gap) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function placesIn(box: Box, words: readonly OcrWord[]): Place[] {
  const height = heightOf(box);
  const isLost = words.every(({ confidence }) => confidence < LOST) || (isShort(box) && words.some(isGarbled));
  if (isLost) return [{ box, from: box.left, to: box.right }];
  const doubtful = words.filter(isDoubtful).map((word) => [word.box.left, endOf(word, height)] as const);
  return joined([...doubtful, ...unreadIn(box, words)], height * TOGETHER).map(([from, to]) => ({
    box: {
      ...box,
      left: Math.max(box.left, from - height * MARGIN),
      right: Math.min(box.right, to + height * MARGIN),
    },
    from: from - height * MARGIN,
    to: to + height * MARGIN,
  }));
}

/** A doubtful word that stands in no box is cut out by itself. */
function placeAround({ box }: OcrWord): Place {
  const more = heightOf(box) * 0.35;
  const { left, right } = { left: box.left - more, right: box.right + more };
  return { box: { left, right, top: box.top - more, bottom: box.bottom + more }, from: left, to: right };
}

/** Where words of a page are doubtful, or print was passed over. */
export function worthALook(boxes: readonly Box[], words: readonly OcrWord[]): Place[] {
  const usual = median(boxes.map(heightOf)) ?? 0;
  const lines = boxes.filter((box) => mayBePrint(box, usual));
  const held = new Set<OcrWord>();
  const places = lines.flatMap((box) => {
    const own = words.filter((word) => isIn(box, word));
    for (const word of own) held.add(word);
    const whole = own.length === 0 ? box : around([box, ...own.map((word) => word.box)]);
    return placesIn({ ...box, left: whole.left, right: whole.right }, own);
  });
  return [...places, ...words.filter((word) => !held.has(word) && isDoubtful(word)).map(placeAround)];
}
