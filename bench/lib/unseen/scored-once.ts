import type { Benchmark, Table } from '../table.ts';
import { askedSeed, noteUsed, refuseUsed } from './seeds.ts';

interface ScoredOnce {
  /** Under which its seeds are noted. */
  readonly name: string;
  readonly title: string;
  /** How many papers or sets, unless the environment asks for another number. */
  readonly usual: number;
  measure(seed: string, count: number): Promise<Table>;
}

/** A benchmark on papers of a seed that nobody has looked at; the same seed again is for repairs and not kept. */
export const scoredOnce = ({ name, title, usual, measure }: ScoredOnce): Benchmark => ({
  title,
  isKept: () => process.env.UNSEEN_REPAIR !== '1',
  async run() {
    const asked = askedSeed();
    refuseUsed(asked, name);
    const count = Number(process.env.UNSEEN_PAPERS ?? usual);
    noteUsed(asked, name, count);
    return measure(asked.seed, count);
  },
});
