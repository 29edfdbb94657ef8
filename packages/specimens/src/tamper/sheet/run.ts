import { StandardFontEmbedder } from '@cantoo/pdf-lib';
import type { Box } from './box.ts';

/** A piece of text as the issuer's program set it: one font, one line. */
export interface Run {
  readonly page: number;
  /** Where its operators begin and end in the page's source. */
  readonly start: number;
  readonly end: number;
  readonly ink: string;
  /** Its name among the page's resources, and the font behind it. */
  readonly font: string;
  readonly face: string;
  readonly size: number;
  /** Text matrix without its place. */
  readonly turn: string;
  readonly x: number;
  /** Upwards from the foot of the page, as PDF counts. */
  readonly y: number;
  readonly text: string;
}

const SHAPE =
  /q\nBT\n([\d. ]+) rg\n\/(\S+) ([\d.]+) Tf\n[\d.]+ TL\n(\S+ \S+ \S+ \S+) (\S+) (\S+) Tm\n<([0-9A-F]*)> Tj\nT\*\nET\nQ/g;

const latin = new TextDecoder('windows-1252');
const codes = new Map(Array.from({ length: 256 }, (_, code) => [latin.decode(Uint8Array.of(code)), code] as const));

const fromHex = (hex: string): string => latin.decode(Buffer.from(hex, 'hex'));
export const toHex = (text: string): string =>
  [...text].map((letter) => (codes.get(letter) ?? 63).toString(16).padStart(2, '0').toUpperCase()).join('');

/** Every text on a page, in the order in which it was set. */
export function runsOf(source: string, page: number, faceOf: (font: string) => string): Run[] {
  return [...source.matchAll(SHAPE)].map((match) => {
    const [whole, ink = '', font = '', size = '', turn = '', x = '', y = '', hex = ''] = match;
    const start = match.index;
    return {
      page,
      start,
      end: start + whole.length,
      ink,
      font,
      face: faceOf(font),
      size: Number(size),
      turn,
      x: Number(x),
      y: Number(y),
      text: fromHex(hex),
    };
  });
}

/** The run as operators again, the way the issuer's program writes them. */
export const operators = (run: Run): string =>
  `q\nBT\n${run.ink} rg\n/${run.font} ${run.size} Tf\n24 TL\n${run.turn} ${run.x} ${run.y} Tm\n<${toHex(run.text)}> Tj\nT*\nET\nQ`;

type Face = Parameters<typeof StandardFontEmbedder.for>[0];

/** Letter by letter: our papers are set without kerning, though the font's own measure counts it. */
export function widthOf(face: string, text: string, size: number): number {
  const font = StandardFontEmbedder.for(face as Face);
  return [...text].reduce((width, letter) => width + font.widthOfTextAtSize(letter, size), 0);
}

export const isUpright = (run: Run): boolean => run.turn === '1 0 0 1';

/** Around the letters of an upright run, or some of them. */
export function boxOf(run: Run, pageHeight: number, from = 0, to = run.text.length): Box {
  const left = run.x + widthOf(run.face, run.text.slice(0, from), run.size);
  const base = pageHeight - run.y;
  return {
    left,
    top: base - run.size * 0.95,
    right: left + widthOf(run.face, run.text.slice(from, to), run.size),
    bottom: base + run.size * 0.3,
  };
}
