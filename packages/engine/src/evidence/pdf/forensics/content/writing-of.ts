/** How a program writes the drawing of a page, which it does alike on every page. */
export interface Writing {
  /** One instruction a line, as libraries put out what they took apart before. */
  readonly isOnePerLine: boolean;
  /** Whether it writes `0.5` and never `.5`; null where it writes neither, or both. */
  readonly hasZeros: boolean | null;
}

const MOST_LETTERS = 400_000;
const FEWEST_LINES = 12;
/** Lines of a text that an instruction continues on. */
const MOST_ODD_LINES = 0.01;

const texts = /\((?:\\[\s\S]|[^\\()])*\)/g;
const picture = /\bID\s[\s\S]*?\sEI\b/g;
const instruction = /(?<![^\s\])>])[A-Za-z'"][A-Za-z*]{0,2}[01]?(?=\s|$)/g;
const bare = /(?<![^\s[])[-+]?\.\d/;
const zero = /(?<![^\s[])[-+]?0\.\d/;

/** Null where there is too little to tell a habit by. */
export function writingOf(content: string): Writing | null {
  const plain = content.slice(0, MOST_LETTERS).replace(picture, ' EI').replace(texts, '()');
  const lines = plain.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length < FEWEST_LINES) return null;
  const odd = lines.filter((line) => (line.match(instruction) ?? []).length !== 1);
  const [hasBare, hasZero] = [bare.test(plain), zero.test(plain)];
  return {
    isOnePerLine: odd.length <= lines.length * MOST_ODD_LINES,
    hasZeros: hasBare === hasZero ? null : hasZero,
  };
}
