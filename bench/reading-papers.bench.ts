import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { inspectFile } from '@vesta/engine/pipeline';
import { type Judged, judge } from './lib/accuracy/judge.ts';
import { papersIn } from './lib/accuracy/papers-in-folder.ts';
import { accuracyTable } from './lib/accuracy/table.ts';
import type { Benchmark } from './lib/table.ts';

const TODAY = '2026-11-15';

export const benchmark: Benchmark = {
  title: 'Reading papers of others, from a folder with their truth beside them',
  async run() {
    const folder = process.env.VESTA_PAPERS;
    if (!folder)
      return { columns: ['Skipped'], rows: [['Set VESTA_PAPERS to a folder of papers with .expected.json files.']] };
    const papers: Judged[] = [];
    for (const paper of papersIn(folder))
      papers.push(judge(paper, await inspectFile(paper.bytes, { today: TODAY, ocr })));
    return accuracyTable(papers, { fields: 0.95, statements: 0.95 }, []);
  },
};
