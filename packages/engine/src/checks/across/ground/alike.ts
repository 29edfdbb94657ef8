const BITS_PER_DIGIT = 4;
/** Coarser prints are shared by any two cards of one kind. */
const FEWEST_BITS = 256;
const SHARE_OF_BITS = 0.03;

const bitsIn = (digit: number): number => digit.toString(2).replace(/0/g, '').length;

/** Whether two prints of pictures are those of one picture. */
export function isAlike(a: string, b: string): boolean {
  if (a.length !== b.length || a.length * BITS_PER_DIGIT < FEWEST_BITS) return false;
  const differing = [...a].reduce(
    (sum, digit, place) => sum + bitsIn(Number.parseInt(digit, 16) ^ Number.parseInt(b.charAt(place), 16)),
    0,
  );
  return differing <= a.length * BITS_PER_DIGIT * SHARE_OF_BITS;
}
