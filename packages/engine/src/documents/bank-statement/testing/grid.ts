import type { Page, Word } from '../../../evidence/page.ts';

/** Measures of the typewriter that test pages are written with. */
const LETTER = 5;
const SIZE = 9;
const STEP = 12;
const TOP = 40;

export interface Placed {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size?: number;
}

export const wordAt = ({ text, left, baseline, size = SIZE }: Placed): Word => ({
  text,
  box: {
    left,
    right: left + (text.length * LETTER * size) / SIZE,
    top: baseline - size * 0.8,
    bottom: baseline + size * 0.2,
  },
  baseline,
  size,
  font: 0,
  confidence: 1,
  angle: 0,
});

export const pageOf = (words: readonly Word[], number = 1): Page => ({
  number,
  width: 595,
  height: Math.max(842, ...words.map((word) => word.box.bottom)),
  origin: words.length > 0 ? 'text' : 'none',
  words,
  fonts: [],
  images: [],
});

/** A page written on a typewriter: each letter has its place, so blanks make columns. */
export function textPage(lines: readonly string[], number = 1): Page {
  const words = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match) =>
      wordAt({ text: match[0], left: 20 + match.index * LETTER, baseline: TOP + index * STEP }),
    ),
  );
  return pageOf(words, number);
}

/** Several words from a point on to the right. */
export function run(text: string, left: number, baseline: number, size = SIZE): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) =>
    wordAt({ text: match[0], left: left + (match.index * LETTER * size) / SIZE, baseline, size }),
  );
}

/** Several words that end at a point. */
export const runTo = (text: string, right: number, baseline: number, size = SIZE): Word[] =>
  run(text, right - (text.length * LETTER * size) / SIZE, baseline, size);
