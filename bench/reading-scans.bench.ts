import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import { inspectFile } from '@vesta/engine/pipeline';
import { chanceOf } from '@vesta/specimens/chance';
import { type Grade, isGrade } from '@vesta/specimens/picture/grades';
import { scanOf } from '@vesta/specimens/picture/scan';
import type { Specimen } from '@vesta/specimens/truth';
import { type Judged, judge } from './lib/accuracy/judge.ts';
import { digitalSpecimens } from './lib/accuracy/specimen-papers.ts';
import { accuracyTable } from './lib/accuracy/table.ts';
import type { Benchmark } from './lib/table.ts';

const TODAY = '2026-11-15';
/** Another strength, or only one layout, for a closer look. */
const grade = (): Grade => {
  const asked = process.env.VESTA_SCAN_GRADE ?? 'light';
  if (!isGrade(asked)) throw new Error(`There is no strength ${asked}.`);
  return asked;
};
const only = process.env.VESTA_SCAN_LAYOUT ?? '';

/** The first paper of every layout. */
async function oneOfEach(): Promise<Specimen[]> {
  const papers = new Map<string, Specimen>();
  for await (const paper of digitalSpecimens(TODAY)) {
    const name = `${paper.truth.kind}, ${paper.truth.layout}`;
    if (name.includes(only) && !papers.has(name)) papers.set(name, paper);
  }
  return [...papers.values()];
}

async function judged(): Promise<Judged[]> {
  const ocr = await createOcr();
  const results: Judged[] = [];
  try {
    for (const paper of await oneOfEach()) {
      const scan = await scanOf(paper, grade(), TODAY, chanceOf(`scan/${paper.name}`));
      results.push(judge(scan, await inspectFile(scan.bytes, { today: TODAY, ocr, checks: false })));
    }
  } finally {
    await ocr.close();
  }
  return results;
}

export const benchmark: Benchmark = {
  title: 'Reading scans: one paper of every layout, printed and scanned',
  async run() {
    return accuracyTable(await judged(), { fields: 0.98, statements: 0.97 }, [
      `Pictures of pages without any text, strength ${grade()}: turned a little, grey paper, blur, grain, compression.`,
    ]);
  },
};
