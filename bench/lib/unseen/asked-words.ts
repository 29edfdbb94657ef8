/** What was asked on the command line: benchmarks by name, and a seed behind those that need one. */
export interface AskedWords {
  readonly names: readonly string[];
  readonly seed: string | null;
  readonly isRepair: boolean;
}

/** `reading-unseen SEED`, or `reading-unseen SEED --repair`; any other word is the name of a benchmark. */
export function askedWords(
  words: readonly string[],
  needsSeed: readonly string[],
  isBenchmark: (word: string) => boolean,
): AskedWords {
  const plain = words.filter((word) => word !== '--repair');
  const isSeed = (word: string, place: number): boolean =>
    needsSeed.includes(plain[place - 1] ?? '') && !isBenchmark(word);
  return {
    names: plain.filter((word, place) => !isSeed(word, place)),
    seed: plain.filter(isSeed).at(-1) ?? null,
    isRepair: words.includes('--repair'),
  };
}
