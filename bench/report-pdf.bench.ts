import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '@vesta/domain/report/report';
import { paperOf } from '@vesta/report-pdf/paper-of';
import { printPaper } from '@vesta/report-pdf/print-paper';
import { createSealKey } from '@vesta/report-pdf/seal/create-seal-key';
import { sealPdf } from '@vesta/report-pdf/seal/seal-pdf';
import { paperWords } from '../apps/server/src/modules/report/paper-words.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { percentile } from './lib/percentile.ts';
import type { PreparedReports } from './lib/prepared-reports.ts';
import { type ChromiumPrints, printInChromium } from './lib/print-in-chromium.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import { stateLatency } from './lib/state-latency.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const ROUNDS = 20;
const CHROMIUM_ROUNDS = 5;
const PAPERS = 10;
const QUIET_CALLS = 100;
const BUSY_P95_MS = 100;
const at = new Date('2026-11-15T10:00:00Z');
const ms = (value: number): string => `${value.toFixed(0)} ms`;

async function timed(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const from = performance.now();
    await work(round);
    // The first one loads fonts and libraries.
    if (round > 0) times.push(performance.now() - from);
  }
  return times;
}

const composed = (report: Report, round: number) =>
  paperOf(report, {
    language: 'en',
    words: paperWords('en', 'owner'),
    brand: { name: 'Vesta', primary: '#0f4c45', accent: '#c8551f', logo: null },
    recipient: { company: 'Ortica', place: 'Milano' },
    verifyUrl: `https://vesta.example/verify-report?token=${'x'.repeat(180)}${round}`,
    verifyHost: 'vesta.example/verify-report',
    fingerprint: '7F3A 91C0 5E2B D846',
    generatedAt: at,
    issued: null,
    household: null,
    applicantId: '0a7c0100-0000-4000-8000-000000000001',
    name: `Person ${round}`,
  });

async function ours(report: Report) {
  const key = await createSealKey({ organisation: 'Vesta', country: 'IT', now: at, random: randomBytes });
  const words = { name: 'Vesta', reason: 'Report', location: 'Milano', at, code: 'bench' };
  const before = process.memoryUsage().rss;
  const printed = await timed(ROUNDS, (round) => printPaper(composed(report, round)));
  const sealed = await timed(ROUNDS, async (round) =>
    sealPdf(await printPaper(composed(report, ROUNDS + round)), key, words),
  );
  return { printed, sealed, grown: (process.memoryUsage().rss - before) / 2 ** 20 };
}

interface Beside {
  busy: number[];
  quiet: number[];
  seconds: number;
  chromium: ChromiumPrints;
}

/** The whole product in one process: state calls while it prints, and again when all is quiet. */
async function besideCalls(folder: string, prepared: PreparedReports): Promise<Beside> {
  const outbox = path.join(folder, 'outbox');
  const vesta = await startVesta(folder, { RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    const url = `${vesta.address}/api/v1/state/?application_id=${prepared.applicationId}&lang=it`;
    const from = performance.now();
    // Every paper that is made is told to its owner by mail.
    const isPrinting = async () => (await readdir(outbox).catch(() => [])).length < PAPERS;
    const busy = await stateLatency(url, prepared.token, isPrinting);
    const seconds = (performance.now() - from) / 1000;
    let left = QUIET_CALLS;
    const quiet = await stateLatency(url, prepared.token, async () => left-- > 0);
    return { busy, quiet, seconds, chromium: await printInChromium(vesta.address, prepared, CHROMIUM_ROUNDS) };
  } finally {
    await vesta.stop();
  }
}

export const benchmark: Benchmark = {
  title: 'A report on paper: set, tagged, sealed',
  run: () =>
    withScratch(async (folder) => {
      const data = path.join(folder, 'data');
      const prepared = await answerOf<PreparedReports>(childBundle('prepare-reports'), [String(PAPERS)], {
        DATA_DIR: data,
      });
      const { busy, quiet, seconds, chromium } = await besideCalls(data, prepared);
      const { printed, sealed, grown } = await ours(prepared.report);
      const ratio = median(sealed) / median(chromium.opened);
      const p95 = percentile(busy, 0.95);
      return {
        columns: ['What', 'Median', 'p95', 'Target', 'Verdict'],
        rows: [
          ['set and tagged', ms(median(printed)), ms(percentile(printed, 0.95)), '', ''],
          ['set, tagged and sealed', ms(median(sealed)), ms(percentile(sealed, 0.95)), '', ''],
          ['Chromium, page opened and printed', ms(median(chromium.opened)), '', '', ''],
          ['Chromium, the open page printed', ms(median(chromium.printed)), '', '', ''],
          ['ours by opened and printed', ratio.toFixed(2), '', '≤ 1', atMost(ratio, 1)],
          [`memory after ${2 * ROUNDS} papers`, `+${grown.toFixed(0)} MiB`, '', '', ''],
          [
            `state call while ${PAPERS} reports print (${seconds.toFixed(1)} s)`,
            ms(median(busy)),
            ms(p95),
            `≤ ${BUSY_P95_MS} ms`,
            atMost(p95, BUSY_P95_MS),
          ],
          ['state call when nothing prints', ms(median(quiet)), ms(percentile(quiet, 0.95)), '', ''],
        ],
        notes: [
          'One report of seven pages throughout. Chromium opens the result page of the running product, unfolds it and prints it, in a browser that is already running, without code and seal.',
          'State calls one after the other with a pause of 40 ms; server, worker and embedded database are one process (ROLE=all), papers are set in a process beside it.',
        ],
      };
    }),
};
