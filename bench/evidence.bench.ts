import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PARSING_POLL_MS } from '@vesta/domain/documents/polling';
import type { Applicant } from './lib/applicant.ts';
import { anotherCopy, benchPapers } from './lib/bench-papers.ts';
import { handIn, type Paper, papersOf, remove, untilJudged } from './lib/hand-in.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { percentile } from './lib/percentile.ts';
import { pollSteadily } from './lib/poll-steadily.ts';
import { residentBytes } from './lib/process-figures.ts';
import { withScratch } from './lib/scratch.ts';
import { type ServerProcess, startVesta } from './lib/server-process.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, seconds, verdict } from './lib/verdict.ts';

/** Smaller numbers prove that it runs; the whole ones take a quiet machine and some minutes. */
const APPLICANTS = Number(process.env.EVIDENCE_APPLICANTS ?? 50);
const ROUNDS = Number(process.env.EVIDENCE_ROUNDS ?? 10);

const MEGABYTE = 1024 ** 2;
const LARGEST_FILE = 20 * MEGABYTE;
const LARGEST_GROWTH_MB = 64;
const SAMPLE_EVERY_MS = 20;
const PROBE_EVERY_MS = 100;
const IDLE_PROBES = 50;
const SLOWER_AT_MOST = 4;
const CLIENTS = 1000;
const POLL_SECONDS = Number(process.env.EVIDENCE_POLL_SECONDS ?? 20);

const today = (): string => new Date().toISOString().slice(0, 10);
const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** How far the server's own memory grows while large files stream through it. */
async function growthMb({ address, pid }: ServerProcess, who: Applicant): Promise<number> {
  const bytes = Buffer.alloc(LARGEST_FILE, 32);
  bytes.write('%PDF-1.7');
  const large = (mark: number): Paper => {
    bytes.writeUInt32LE(mark, LARGEST_FILE - 8);
    return { name: 'large.pdf', type: 'other', bytes: new Uint8Array(bytes) };
  };
  const send = async (mark: number) => remove(address, who, await handIn(address, who, large(mark)));
  await send(0);
  const before = await residentBytes(pid);
  let peak = before;
  let isOver = false;
  const sampling = (async () => {
    for (; !isOver; await delay(SAMPLE_EVERY_MS)) peak = Math.max(peak, await residentBytes(pid));
  })();
  for (let mark = 1; mark <= 4; mark += 1) await send(mark);
  isOver = true;
  await sampling;
  return (peak - before) / MEGABYTE;
}

/** From the end of each upload to its verdict, one paper at a time. */
async function verdictTimes(address: string, who: Applicant, paper: Paper): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await handIn(address, who, anotherCopy(paper, `${round}`));
    times.push(await untilJudged(address, who, id));
    await remove(address, who, id);
  }
  return times;
}

async function probe(address: string, who: Applicant, times: number[]): Promise<void> {
  const from = performance.now();
  await papersOf(address, who);
  times.push(performance.now() - from);
}

/** Everybody uploads at once and waits as their browsers do, while one bystander keeps asking for their papers. */
async function crowd(address: string, people: readonly Applicant[], papers: readonly Paper[], bystander: Applicant) {
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let i = 0; i < IDLE_PROBES; i += 1) await probe(address, bystander, idle);
  let isOver = false;
  const probing = (async () => {
    for (; !isOver; await delay(PROBE_EVERY_MS)) await probe(address, bystander, busy);
  })();
  const from = performance.now();
  const all = await Promise.all(
    people.map(async (who, number) => {
      const ids = await Promise.all(papers.map((paper) => handIn(address, who, anotherCopy(paper, `crowd ${number}`))));
      for (const id of ids) await untilJudged(address, who, id, PARSING_POLL_MS);
      return papersOf(address, who);
    }),
  );
  const tookMs = performance.now() - from;
  isOver = true;
  await probing;
  const failed = all.flat().filter(({ isParsed, hasError }) => !isParsed || hasError).length;
  return { tookMs, failed, count: all.flat().length, idle, busy };
}

/** The state call of somebody with a paper, asked as often as so many screens would. */
async function pollAsThousand(address: string, who: Applicant, paper: Paper | undefined) {
  if (paper) await untilJudged(address, who, await handIn(address, who, anotherCopy(paper, 'polled')));
  const url = `${address}/api/v1/state/?application_id=${who.applicationId}&lang=en`;
  return pollSteadily(url, who.token, (CLIENTS * 1000) / PARSING_POLL_MS, POLL_SECONDS);
}

export const benchmark: Benchmark = {
  title: 'Evidence: uploads, verdicts, and a crowd',
  run: () =>
    withScratch(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const people = await answerOf<Applicant[]>(childBundle('prepare-applicants'), [String(APPLICANTS + 2)], {
        DATA_DIR: dataDir,
      });
      const [first, bystander, ...others] = people;
      if (!first || !bystander) throw new Error('Nobody is there to hand in papers.');
      const papers = await benchPapers(today(), 'bench');
      const vesta = await startVesta(dataDir, { RATE_LIMIT_PER_MINUTE: '1000000' });
      try {
        const growth = await growthMb(vesta, first);
        const kinds = [...new Map(papers.map((paper) => [paper.type, paper])).values()];
        const rows: string[][] = [];
        for (const paper of kinds) {
          const times = await verdictTimes(vesta.address, first, paper);
          const figures = `${seconds(percentile(times, 0.5))} / ${seconds(percentile(times, 0.95))}`;
          rows.push([`upload end to verdict, ${paper.type}, p50 / p95`, figures, '', '']);
        }
        const polled = await pollAsThousand(vesta.address, first, papers[0]);
        const { tookMs, failed, count, idle, busy } = await crowd(vesta.address, others, papers, bystander);
        const [still, crowded] = [percentile(idle, 0.95), percentile(busy, 0.95)];
        return {
          columns: ['Figure', 'Found', 'Target', 'Verdict'],
          rows: [
            [
              'memory growth, files of 20 MB',
              `${growth.toFixed(0)} MiB`,
              `≤ ${LARGEST_GROWTH_MB} MiB`,
              atMost(growth, LARGEST_GROWTH_MB),
            ],
            ...rows,
            [`${CLIENTS} clients asking every 2 s, median / p97.5`, `${ms(polled.p50)} / ${ms(polled.p97_5)}`, '', ''],
            ['of these, answers that failed', String(polled.failed), '0', verdict(polled.failed === 0)],
            [`${others.length} people, ${papers.length} papers each, all judged`, seconds(tookMs), '', ''],
            ['papers that failed', `${failed} of ${count}`, '0', verdict(failed === 0)],
            ['p95 of another call, idle', ms(still), '', ''],
            [
              'p95 of another call, in the crowd',
              ms(crowded),
              `≤ ${SLOWER_AT_MOST} times idle`,
              atMost(crowded, still * SLOWER_AT_MOST),
            ],
          ],
          notes: [
            'One process with the embedded database; papers are read in processes of their own. Memory is that of the server process.',
            `${ROUNDS} papers of each kind; the first one of a run starts its reader.`,
          ],
        };
      } finally {
        await vesta.stop();
      }
    }),
};
