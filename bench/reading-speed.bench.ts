import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@vesta/engine/evidence/limits';
import { findLines } from '@vesta/engine/evidence/lines/find-lines';
import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { openPicture } from '@vesta/engine/evidence/picture/decode-picture';
import { evenLight } from '@vesta/engine/evidence/raster/even-light';
import { inspectFile } from '@vesta/engine/pipeline';
import { identityPictures } from './lib/accuracy/identity-pictures.ts';
import { longStatement } from './lib/long-statement.ts';
import { withScratch } from './lib/scratch.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const TODAY = '2026-11-15';
const ROUNDS = 5;
const STATEMENT_TARGET = 4;
const PICTURE_TARGET = 3;

const ms = (value: number): string => `${value.toFixed(0)} ms`;

async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Both sides in turn, so that whatever else the machine does meets both. */
async function compare(ours: () => unknown, theirs: () => unknown, rounds = ROUNDS) {
  await ours();
  await theirs();
  const pairs: [number, number][] = [];
  for (let i = 0; i < rounds; i += 1) pairs.push([await timed(ours), await timed(theirs)]);
  return {
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}

async function statementRow(folder: string, months: number): Promise<string[]> {
  const { bytes } = await longStatement(months, TODAY);
  const file = path.join(folder, `${months}.pdf`);
  writeFileSync(file, bytes);
  const pages = (await inspectFile(bytes, { today: TODAY })).file.pages.length;
  const poppler = () => {
    const { status } = spawnSync('pdftotext', ['-bbox-layout', file, '/dev/null']);
    if (status !== 0) throw new Error('pdftotext is not on this machine.');
  };
  const { ours, theirs, ratio } = await compare(() => inspectFile(bytes, { today: TODAY, checks: false }), poppler);
  const verdict = [`≤ ${STATEMENT_TARGET}`, atMost(ratio, STATEMENT_TARGET)];
  return [`statement of ${pages} pages`, ms(ours), `${ms(theirs)} (pdftotext)`, ratio.toFixed(2), ...verdict];
}

async function pictureRows(): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { name, bytes } of identityPictures(TODAY, ['speed'], 'light')) {
    const picture = await openPicture(bytes, limits);
    if (typeof picture === 'string') continue;
    // Opening, straightening and finding lines is what any reader must do; the rest is what reading costs beside it.
    const bare = async () => findLines(evenLight(await picture.raster(0)));
    const { ours, theirs, ratio } = await compare(
      () => inspectFile(bytes, { today: TODAY, ocr, checks: false }),
      bare,
      2,
    );
    const verdict = [`≤ ${PICTURE_TARGET}`, atMost(ratio, PICTURE_TARGET)];
    rows.push([name, ms(ours), `${ms(theirs)} (finding lines)`, ratio.toFixed(2), ...verdict]);
  }
  return rows;
}

export const benchmark: Benchmark = {
  title: 'Time to read, beside the bare tools',
  run: () =>
    withScratch(async (folder) => {
      const rows: string[][] = [];
      for (const months of [8, 32, 64]) rows.push(await statementRow(folder, months));
      rows.push(...(await pictureRows()));
      return {
        columns: ['Paper', 'Vesta', 'Bare tool', 'Ratio', 'Target', 'Verdict'],
        rows,
        notes: [
          'Statements are read, recognised and reconciled to the cent; pdftotext writes words with their places.',
          'Pictures are read whole: words, machine-readable zone, check digits, before any check of the file itself. Beside it stands opening the same picture and finding its lines, without reading any.',
        ],
      };
    }),
};
