const MOST_LETTERS = 400_000;
const FEWEST_LINES = 12;
/** Texts that go on in the next line, and what else is no instruction. */
const MOST_ODD_LINES = 0.01;

const texts = /\((?:\\[\s\S]|[^\\()])*\)/g;
const picture = /\bID\s[\s\S]*?\sEI\b/g;
const instruction = /(?<![^\s\])>])[A-Za-z'"][A-Za-z*]{0,2}[01]?(?=\s|$)/g;

/**
 * Whether a page is written one instruction a line, as libraries put out what they took apart before; null where there
 * is too little to tell a habit by.
 */
export function isOnePerLine(content: string): boolean | null {
  const plain = content.slice(0, MOST_LETTERS).replace(picture, ' EI').replace(texts, '()');
  const lines = plain.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length < FEWEST_LINES) return null;
  const odd = lines.filter((line) => (line.match(instruction) ?? []).length !== 1);
  return odd.length <= lines.length * MOST_ODD_LINES;
}
