import { paperByChance } from '@vesta/specimens/grammar/paper-by-chance';
import type { Benchmark } from './lib/table.ts';
import { readPapers } from './lib/unseen/read-papers.ts';
import { askedSeed, noteUsed, refuseUsed } from './lib/unseen/seeds.ts';
import { unseenTable } from './lib/unseen/tables.ts';

const NAME = 'reading-unseen';
const papersAsked = (): number => Number(process.env.UNSEEN_PAPERS ?? 300);

export const benchmark: Benchmark = {
  title: 'Reading papers whose layouts chance decided',
  isKept: () => process.env.UNSEEN_REPAIR !== '1',
  async run() {
    const asked = askedSeed();
    refuseUsed(asked, NAME);
    const count = papersAsked();
    noteUsed(asked, NAME, count);
    const papers = await readPapers(count, (index) => paperByChance(asked.seed, index), null);
    return unseenTable(papers, [
      `${count} papers of the seed “${asked.seed}”, each read once. Layouts, captions and wordings are drawn by a grammar whose author does not know the reader; no paper of this seed had been seen by anybody before.`,
      'All right: recognised, every field asked for read right and none invented, every booking with its day.',
    ]);
  },
};
