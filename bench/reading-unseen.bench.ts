import { inspectFile } from '@vesta/engine/pipeline';
import { paperByChance, TODAY } from '@vesta/specimens/grammar/paper-by-chance';
import type { Benchmark } from './lib/table.ts';
import { dump } from './lib/unseen/dump.ts';
import { type JudgedPaper, judgedPaper } from './lib/unseen/judged-paper.ts';
import { askedSeed, noteUsed, refuseUsed } from './lib/unseen/seeds.ts';
import { unseenTable } from './lib/unseen/tables.ts';

const NAME = 'reading-unseen';
const papersAsked = (): number => Number(process.env.UNSEEN_PAPERS ?? 300);

async function judged(seed: string, count: number): Promise<JudgedPaper[]> {
  const results: JudgedPaper[] = [];
  for (let index = 0; index < count; index += 1) {
    const paper = await paperByChance(seed, index);
    const inspection = await inspectFile(paper.bytes, { today: TODAY, fileName: paper.name });
    const one = judgedPaper(paper, inspection);
    dump(paper, one, inspection);
    results.push(one);
  }
  return results;
}

export const benchmark: Benchmark = {
  title: 'Reading papers whose layouts chance decided',
  isKept: () => process.env.UNSEEN_REPAIR !== '1',
  async run() {
    const asked = askedSeed();
    refuseUsed(asked, NAME);
    const count = papersAsked();
    noteUsed(asked, NAME, count);
    return unseenTable(await judged(asked.seed, count), [
      `${count} papers of the seed “${asked.seed}”, each read once. Layouts, captions and wordings are drawn by a grammar whose author does not know the reader; no paper of this seed had been seen by anybody before.`,
      'All right: recognised, every field asked for read right and none invented, every booking with its day.',
    ]);
  },
};
