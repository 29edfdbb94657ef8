import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import { inspectFile } from '@vesta/engine/pipeline';
import { type ChancePaper, TODAY } from '@vesta/specimens/grammar/paper-by-chance';
import { dump } from './dump.ts';
import { type JudgedPaper, judgedPaper } from './judged-paper.ts';

/** Each paper drawn, read once and judged, one after the other: pictures are large. */
export async function readPapers(
  count: number,
  draw: (index: number) => Promise<ChancePaper>,
  ocr: Ocr | null,
): Promise<JudgedPaper[]> {
  const results: JudgedPaper[] = [];
  for (let index = 0; index < count; index += 1) {
    const paper = await draw(index);
    const inspection = await inspectFile(paper.bytes, { today: TODAY, fileName: paper.name, ocr });
    const one = judgedPaper({ ...paper, truth: { ...paper.truth, layout: paper.truth.country } }, inspection);
    dump(paper, one, inspection);
    results.push(one);
  }
  return results;
}
