import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { identityPhotoByChance } from '@vesta/specimens/grammar/identity/index';
import type { Benchmark } from './lib/table.ts';
import { readPapers } from './lib/unseen/read-papers.ts';
import { askedSeed, noteUsed, refuseUsed } from './lib/unseen/seeds.ts';
import { unseenTable } from './lib/unseen/tables.ts';

const NAME = 'ids-unseen';
const picturesAsked = (): number => Number(process.env.UNSEEN_PAPERS ?? 36);

export const benchmark: Benchmark = {
  title: 'Reading identity documents whose layouts chance decided',
  isKept: () => process.env.UNSEEN_REPAIR !== '1',
  async run() {
    const asked = askedSeed();
    refuseUsed(asked, NAME);
    const count = picturesAsked();
    noteUsed(asked, NAME, count);
    const papers = await readPapers(count, (index) => identityPhotoByChance(asked.seed, index), ocr);
    return unseenTable(papers, [
      `${count} sides of the seed “${asked.seed}”, of cards, passports and permits of several states, photographed on a table and read once. Places, prints, grounds and labels are drawn; zones are set in OCR-B.`,
      'All right: recognised, every field asked for read right and none invented.',
    ]);
  },
};
