import { digitEdge } from '../digit-edge.ts';
import { type Box, heightOf, scaled } from '../geometry.ts';
import type { ReadLine } from '../ocr/ocr.ts';
import type { Page, Word } from '../page.ts';
import { keepSheet, keptSheet } from '../scan/kept-sheets.ts';
import { repairedNumbers } from '../scan/repaired-numbers.ts';
import type { Shown } from './read-pieces.ts';
import { SEEN_TWICE } from './seen-twice.ts';

export interface FiguresAgain {
  readonly page: Page;
  /** Places of figures that were read in two ways. */
  readonly doubtful: readonly Box[];
}

const MOST_FIGURES = 160;
/** Around a word, as a share of its height; a sign may stand right beside it. */
const MARGIN = 0.35;
const BESIDE = 0.8;
const figure = /\d[.,] ?\d{2}(?!\d)/;
/** A comma that was taken for another mark; elsewhere than in a column of amounts that is an hour. */
const blurred = /\d[:;] ?\d{2}(?!\d)/;
const ALIGNED = 0.5;

/** What is or may be an amount. */
function figuresOn({ words }: Page): Word[] {
  const level = words.filter(({ angle }) => angle === 0);
  const edges = level.filter(({ text }) => figure.test(text)).map(digitEdge);
  const isInColumn = (word: Word): boolean =>
    edges.some((edge) => Math.abs(edge - digitEdge(word)) <= word.size * ALIGNED);
  return level.filter((word) => figure.test(word.text) || (blurred.test(word.text) && isInColumn(word)));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function aroundWord({ box }: Word): Box {
  const [margin, beside] = [heightOf(box) * MARGIN, heightOf(box) * BESIDE];
  return {
    left: box.left - beside,
    top: box.top - margin,
    right: box.right + beside,
    bottom: box.bottom + margin,
  };
}

const signed = /^[-+]/;
const isSign = ({ text }: Word): boolean => /^[-+−–]$/.test(text);
/** Widest gap from a sign to its amount, in letter sizes. */
const TO_SIGN = 1.3;

/** A sign that only the second look saw: the first one took it for a part of the first digit. */
function withSign(word: Word, { text }: Shown, page: Page): Word {
  if (!signed.test(text) || /[-+−–SH]/.test(word.text)) return word;
  const hasOwn = page.words.some(
    (other) =>
      isSign(other) &&
      Math.abs(other.baseline - word.baseline) < word.size * 0.5 &&
      other.box.left < word.box.left &&
      word.box.left - other.box.right < word.size * TO_SIGN,
  );
  return hasOwn ? word : { ...word, text: `${text.slice(0, 1)}${word.text}` };
}

/** The better of two readings that differ; it stays a doubtful one. */
const better = (word: Word, { text, confidence }: Shown): Word =>
  figure.test(text) && confidence > word.confidence ? { ...word, text: text.replace(/ /g, ''), confidence } : word;

interface LookAgain {
  readonly read: ReadLine;
  /** Asked before each figure; once it is false, the rest stay as they are. */
  readonly isPaidFor?: () => boolean;
}

/**
 * Reads the figures of a recognised page once more, each by itself and with other paper around it. What both looks read
 * is marked as such; null where the pixels of the page are no longer at hand.
 */
export async function readFiguresAgain(
  page: Page,
  { read, isPaidFor = () => true }: LookAgain,
): Promise<FiguresAgain | null> {
  const sheet = keptSheet(page);
  if (!sheet) return null;
  const figures = figuresOn(page)
    .filter(({ confidence }) => confidence < SEEN_TWICE)
    .slice(0, MOST_FIGURES);
  const again = new Map<Word, Shown>();
  for (const word of figures) {
    if (!isPaidFor()) break;
    const seen = await read(sheet.raster, scaled(aroundWord(word), 1 / sheet.unit));
    const confidence = Math.min(1, ...seen.map((shown) => shown.confidence));
    again.set(word, { text: seen.map(({ text }) => text).join(' '), confidence });
  }
  const doubtful: Box[] = [];
  const words = page.words.map((word) => {
    const second = again.get(word);
    if (!second) return word;
    if (digitsOf(second.text) === digitsOf(word.text)) {
      return { ...withSign(word, second, page), confidence: SEEN_TWICE };
    }
    doubtful.push(word.box);
    return better(word, second);
  });
  const looked = { ...page, words: repairedNumbers(words) };
  keepSheet(looked, sheet);
  return { page: looked, doubtful };
}
