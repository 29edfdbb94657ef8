import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import { inspectFile } from '@vesta/engine/pipeline';
import { type Judged, judge } from './lib/accuracy/judge.ts';
import { identityPictures } from './lib/accuracy/specimen-papers.ts';
import { accuracyTable } from './lib/accuracy/table.ts';
import type { Benchmark } from './lib/table.ts';

const TODAY = '2026-11-15';

export const benchmark: Benchmark = {
  title: 'Reading photographs of identity documents',
  async run() {
    const ocr = await createOcr();
    const papers: Judged[] = [];
    try {
      for (const grade of ['clean', 'light', 'medium'] as const)
        for (const paper of await identityPictures(TODAY, ['id-1', 'id-2'], grade)) {
          const judged = judge(paper, await inspectFile(paper.bytes, { today: TODAY, ocr }));
          papers.push({ ...judged, layout: `${judged.layout}, ${grade}` });
        }
    } finally {
      await ocr.close();
    }
    return accuracyTable(papers, { fields: 0.98, statements: 0.97 }, [
      'Drawn cards and passports, photographed with growing wear: turned, tilted, uneven light, blur, noise, compression.',
    ]);
  },
};
