import { type Box, heightOf } from '../geometry.ts';
import type { Page, Word } from '../page.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { keepSheet, keptSheet } from '../scan/kept-sheets.ts';
import { type Eye, readPieces, type Shown } from './read-pieces.ts';

/** A figure that two looks at different sizes read alike is as good as printed. */
export const SEEN_TWICE = 1;

export interface FiguresAgain {
  readonly page: Page;
  /** Places of figures that were read in two ways. */
  readonly doubtful: readonly Box[];
}

const MOST_FIGURES = 160;
/** Pixels that every piece is high: another size than the one in which it was read first. */
const HEIGHT = 56;
/** Around a word, as a share of its height. */
const MARGIN = 0.35;
const SLACK = 0.1;
const figure = /\d[.,] ?\d{2}(?!\d)/;

const isFigure = ({ text, angle }: Word): boolean => angle === 0 && figure.test(text);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function pieceOf(raster: Raster, { box }: Word, unit: number): Raster {
  const margin = heightOf(box) * MARGIN;
  const piece = cropped(raster, {
    left: (box.left - margin) / unit,
    top: (box.top - margin) / unit,
    right: (box.right + margin) / unit,
    bottom: (box.bottom + margin) / unit,
  });
  const back = piece.height / HEIGHT;
  return warped(piece, [back, 0, 0, 0, back, 0, 0, 0, 1], Math.max(1, Math.round(piece.width / back)), HEIGHT);
}

/** The better of two readings that differ; it stays a doubtful one. */
const better = (word: Word, { text, confidence }: Shown): Word =>
  figure.test(text) && confidence > word.confidence ? { ...word, text: text.replace(/ /g, ''), confidence } : word;

/**
 * Reads the figures of a recognised page once more, each by itself and larger. What both looks read is marked as such;
 * null where the pixels of the page are no longer at hand.
 */
export async function readFiguresAgain(page: Page, eye: Eye): Promise<FiguresAgain | null> {
  const sheet = keptSheet(page);
  if (!sheet) return null;
  const figures = page.words.filter(isFigure).slice(0, MOST_FIGURES);
  const pieces = figures.map((word) => pieceOf(sheet.raster, word, sheet.unit));
  const shown = await readPieces(pieces, HEIGHT * SLACK, eye);
  const again = new Map(figures.map((word, index) => [word, shown[index]] as const));
  const doubtful: Box[] = [];
  const words = page.words.map((word) => {
    const second = again.get(word);
    if (!second) return word;
    if (digitsOf(second.text) === digitsOf(word.text)) return { ...word, confidence: SEEN_TWICE };
    doubtful.push(word.box);
    return better(word, second);
  });
  const looked = { ...page, words };
  keepSheet(looked, sheet);
  return { page: looked, doubtful };
}
