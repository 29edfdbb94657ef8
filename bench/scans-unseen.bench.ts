import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { scannedPaperByChance } from '@vesta/specimens/grammar/scan/index';
import type { JudgedPaper } from './lib/unseen/judged-paper.ts';
import { readPapers } from './lib/unseen/read-papers.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';
import { unseenTable } from './lib/unseen/tables.ts';

/** That a scan is not the issuer's file is true, and said of every one. */
const NOT_THE_ISSUERS = 'R_PDF_ORIGINAL';
const withoutOrigin = (paper: JudgedPaper): JudgedPaper => ({
  ...paper,
  accusedBy: paper.accusedBy.filter((rule) => rule !== NOT_THE_ISSUERS),
});

export const benchmark = scoredOnce({
  name: 'scans-unseen',
  title: 'Reading scans and photographs of papers whose layouts chance decided',
  usual: 40,
  async measure(seed, count) {
    const papers = await readPapers(count, (index) => scannedPaperByChance(seed, index), ocr);
    return unseenTable(papers.map(withoutOrigin), [
      `${count} papers of the seed “${seed}”, each printed and scanned or photographed on a table, and read once from its pixels: resolution, tone, turn, shadows, folds, holes, dust and compression are drawn like the layouts.`,
      'That the file is not the issuer’s is no accusation. All right: recognised, every field asked for read right and none invented, every booking with its day.',
    ]);
  },
});
