/** A sign that can stand on a paper in Latin letters, and its place among the classes of the weights. */
export interface LatinSign {
  readonly sign: string;
  readonly at: number;
}

const isLatin = (sign: string): boolean => /^[\p{Script=Latin}!-~°’ ]$/u.test(sign);

/** Of all signs that the weights know those of Latin print; letters as wide as Chinese ones are the same letters. */
export const latinSigns = (signs: readonly string[]): LatinSign[] =>
  signs.map((sign, at) => ({ sign: sign.normalize('NFKC'), at: at + 1 })).filter(({ sign }) => isLatin(sign));
