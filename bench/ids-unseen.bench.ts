import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { identityPhotoByChance } from '@vesta/specimens/grammar/identity/index';
import { readPapers } from './lib/unseen/read-papers.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';
import { unseenTable } from './lib/unseen/tables.ts';

export const benchmark = scoredOnce({
  name: 'ids-unseen',
  title: 'Reading identity documents whose layouts chance decided',
  usual: 36,
  async measure(seed, count) {
    const papers = await readPapers(count, (index) => identityPhotoByChance(seed, index), ocr);
    return unseenTable(papers, [
      `${count} sides of the seed “${seed}”, of cards, passports and permits of several states, photographed on a table and read once. Places, prints, grounds and labels are drawn; zones are set in OCR-B.`,
      'All right: recognised, every field asked for read right and none invented.',
    ]);
  },
});
