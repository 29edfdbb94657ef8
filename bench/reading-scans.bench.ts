import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { inspectFile } from '@vesta/engine/pipeline';
import { chanceOf } from '@vesta/specimens/chance';
import { type Grade, isGrade } from '@vesta/specimens/picture/grades';
import { scanOf } from '@vesta/specimens/picture/scan';
import { type Judged, judge } from './lib/accuracy/judge.ts';
import { oneOfEach } from './lib/accuracy/one-of-each.ts';
import { accuracyTable } from './lib/accuracy/table.ts';
import type { Benchmark } from './lib/table.ts';
import { workingClock } from './lib/working-clock.ts';

const TODAY = '2026-11-15';
/** Other people than those whom the reader was written with: a new name before it is measured again. */
const PEOPLE = 'scanned-7';
/** Another strength, or only one layout, for a closer look. */
const grade = (): Grade => {
  const asked = process.env.VESTA_SCAN_GRADE ?? 'light';
  if (!isGrade(asked)) throw new Error(`There is no strength ${asked}.`);
  return asked;
};
const only = process.env.VESTA_SCAN_LAYOUT ?? '';

interface Measured {
  readonly papers: readonly Judged[];
  /** Seconds of work for a page, over all of them. */
  readonly seconds: number;
  readonly cutShort: number;
}

async function measured(): Promise<Measured> {
  const papers: Judged[] = [];
  const clock = workingClock();
  let [milliseconds, pages, cutShort] = [0, 0, 0];
  for (const paper of await oneOfEach(TODAY, PEOPLE)) {
    if (!`${paper.truth.kind}, ${paper.truth.layout}`.includes(only)) continue;
    const scan = await scanOf(paper, grade(), TODAY, chanceOf(`${PEOPLE}/${paper.name}`));
    const begun = clock();
    const inspection = await inspectFile(scan.bytes, { today: TODAY, ocr, checks: false });
    milliseconds += clock() - begun;
    pages += inspection.file.pages.filter(({ origin }) => origin === 'ocr').length;
    if (inspection.file.problem !== null) cutShort += 1;
    papers.push(judge(scan, inspection));
  }
  return { papers, seconds: milliseconds / 1000 / Math.max(1, pages), cutShort };
}

export const benchmark: Benchmark = {
  title: 'Reading scans: one paper of every layout, printed and scanned',
  async run() {
    const { papers, seconds, cutShort } = await measured();
    return accuracyTable(papers, { fields: 0.98, statements: 0.97 }, [
      `Pictures of pages without any text, strength ${grade()}: turned a little, grey paper, blur, grain, compression.`,
      `A page took ${seconds.toFixed(1)} s of work; of ${cutShort} papers some pages stayed unread for want of time.`,
    ]);
  },
};
