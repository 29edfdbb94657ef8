import { paperByChance } from '@vesta/specimens/grammar/paper-by-chance';
import { readPapers } from './lib/unseen/read-papers.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';
import { unseenTable } from './lib/unseen/tables.ts';

export const benchmark = scoredOnce({
  name: 'reading-unseen',
  title: 'Reading papers whose layouts chance decided',
  usual: 300,
  async measure(seed, count) {
    const papers = await readPapers(count, (index) => paperByChance(seed, index), null);
    return unseenTable(papers, [
      `${count} papers of the seed “${seed}”, each read once. Layouts, captions and wordings are drawn by a grammar whose author does not know the reader; no paper of this seed had been seen by anybody before.`,
      'All right: recognised, every field asked for read right and none invented, every booking with its day.',
    ]);
  },
});
