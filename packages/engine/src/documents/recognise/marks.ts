/** A phrase that speaks for a kind of paper, and how loudly. Written against folded text. */
export type Mark = readonly [pattern: RegExp, weight: number];

/** How much of what a certain page would show is there: 0 to 1. */
export function weigh(text: string, marks: readonly Mark[]): number {
  const sum = marks.reduce((total, [pattern, weight]) => total + (pattern.test(text) ? weight : 0), 0);
  return Math.max(0, Math.min(1, sum));
}
