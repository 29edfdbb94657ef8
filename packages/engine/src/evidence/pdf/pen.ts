import type { Letter } from './letters.ts';

/** Where the pen stood, in the direction of writing and beside it. */
export const along = (letter: Letter): number => letter.x * letter.style.dx + letter.y * letter.style.dy;
export const across = (letter: Letter): number => letter.y * letter.style.dx - letter.x * letter.style.dy;

/** How far the pen moved for this letter; boxes of slanting lines are wider than that. */
export function advance(letter: Letter): number {
  const width = letter.right - letter.left;
  const { dx, dy, size } = letter.style;
  const [forward, sideways] = [Math.abs(dx), Math.abs(dy)];
  if (sideways < 0.001) return width;
  const height = letter.bottom - letter.top;
  const lean = forward * forward - sideways * sideways;
  return Math.abs(lean) < 0.1 ? size / 2 : (width * forward - height * sideways) / lean;
}

const blank = /^[\s\u200b\u2060\ufeff]$/u;
export const isBlank = (text: string): boolean => text === ' ' || text === '\u00a0' || blank.test(text);
