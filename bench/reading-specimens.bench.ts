import { inspectFile } from '@vesta/engine/pipeline';
import { type Judged, judge, type KnownPaper } from './lib/accuracy/judge.ts';
import { digitalSpecimens } from './lib/accuracy/specimen-papers.ts';
import { accuracyTable } from './lib/accuracy/table.ts';
import type { Benchmark } from './lib/table.ts';

export const TODAY = '2026-11-15';

async function judged(papers: AsyncIterable<KnownPaper>): Promise<Judged[]> {
  const results: Judged[] = [];
  for await (const paper of papers) results.push(judge(paper, await inspectFile(paper.bytes, { today: TODAY })));
  return results;
}

export const benchmark: Benchmark = {
  title: 'Reading specimens: payslips, statements, fiscal documents, contracts',
  async run() {
    const papers = await judged(digitalSpecimens(TODAY));
    return accuracyTable(papers, { fields: 0.98, statements: 0.97 }, [
      'Invented people of both countries, every layout of the generator. The reader knows nothing of the generator.',
      'Recall: of what is printed, how much was read right. Precision: of what was read, how much is right.',
    ]);
  },
};
