import type { EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { HostileJob } from './lib/hostile/child.ts';
import { withHost } from './lib/hostile/with-host.ts';
import { longStatement } from './lib/long-statement.ts';
import { largestChildBytes } from './lib/process-figures.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const TODAY = '2026-11-15';
const ROUNDS = 3;
/** Months of bookings that fill about so many pages. */
const LENGTHS = [8, 16, 32, 64, 128] as const;
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 1.25;
const MOST_PER_PAGE = 1.5;
/** Fewer for a quick look; the whole thousand when nothing is said. */
const documents = (): number => Number(process.env.VESTA_ENDURANCE ?? 1000);

type Host = EngineHost<HostileJob, Inspection>;

async function read(host: Host, bytes: Uint8Array): Promise<Inspection> {
  const outcome = await host.run({ bytes, today: TODAY });
  if (!outcome.ok) throw new Error(`the reader gave up: ${outcome.problem}`);
  return outcome.result;
}

async function linearRows(host: Host): Promise<{ rows: string[][]; perPage: number[] }> {
  const rows: string[][] = [];
  const perPage: number[] = [];
  for (const months of LENGTHS) {
    const { bytes } = await longStatement(months, TODAY);
    const pages = (await read(host, bytes)).file.pages.length;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      await read(host, bytes);
      times.push(performance.now() - from);
    }
    const each = median(times) / pages;
    perPage.push(each);
    rows.push([
      `statement of ${pages} pages`,
      `${median(times).toFixed(0)} ms`,
      `${each.toFixed(1)} ms a page`,
      '',
      '',
    ]);
  }
  return { rows, perPage };
}

/** Papers of several kinds and lengths, as they come in. */
async function mixedPapers(): Promise<Uint8Array[]> {
  const people = [personas.giulia(TODAY), personas.lena(TODAY)];
  const kinds = ['payslip', 'bank_statement', 'fiscal_document'] as const;
  const papers = await Promise.all(people.map((person) => specimensOf(person, { today: TODAY, seed: 'bench', kinds })));
  return papers.flat().map(({ bytes }) => bytes);
}

/** The memory of the reading process after each tenth of the documents. */
async function memoryOver(host: Host, count: number): Promise<number[]> {
  const papers = await mixedPapers();
  const held: number[] = [];
  for (let i = 1; i <= count; i += 1) {
    const bytes = papers[i % papers.length];
    if (bytes) await read(host, bytes);
    if (i % Math.ceil(count / 10) === 0) held.push(Math.round((await largestChildBytes()) / MEGABYTE));
  }
  return held;
}

export const benchmark: Benchmark = {
  title: 'Reading without end: memory and time in the process that may be killed',
  run: async () => {
    const limits = { processes: 1, timeLimitMs: 30_000 };
    const { rows, perPage } = await withHost(limits, linearRows);
    const slowest = Math.max(...perPage.slice(2)) / (perPage[1] ?? 1);
    const count = documents();
    // One process for all of them: replaced ones would start anew and hide what they keep.
    const held = await withHost({ ...limits, filesPerProcess: count + 1 }, (host) => memoryOver(host, count));
    const growth = (held.at(-1) ?? 0) / (held[1] ?? 1);
    return {
      columns: ['What', 'Measured', 'In other words', 'Target', 'Verdict'],
      rows: [
        ...rows,
        [
          'time for a page, in longer statements to that of 10 pages',
          slowest.toFixed(2),
          'linear or better',
          `≤ ${MOST_PER_PAGE}`,
          atMost(slowest, MOST_PER_PAGE),
        ],
        [
          `memory over ${count} documents, last to second tenth`,
          growth.toFixed(2),
          `${held.join(', ')} MB`,
          `≤ ${MOST_GROWTH}`,
          atMost(growth, MOST_GROWTH),
        ],
      ],
      notes: [
        'Through the isolated host, as the server reads. Memory is that of one process that reads all papers, payslips, statements and fiscal documents in turn; the server replaces its own after every hundred files.',
      ],
    };
  },
};
