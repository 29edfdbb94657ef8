import { type Box, heightOf, widthOf } from '../geometry.ts';

/** What is this much lower than most print is a speck, unless it is as long as a word. */
const LOWEST = 0.5;
const AS_A_WORD = 3;
const LOWEST_WORD = 9;

/** Whether a box can hold print, on a page where boxes are usually this high. */
export const mayBePrint = (box: Box, usual: number): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  if (height > usual * LOWEST) return width > height * 0.5;
  return height >= LOWEST_WORD && width > height * AS_A_WORD;
};
