import path from 'node:path';
import type { Applicant } from './lib/applicant.ts';
import { agreed, fetched } from './lib/bank/connect.ts';
import { type Provider, startProvider } from './lib/bank/provider.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { percentile } from './lib/percentile.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { seconds, verdict } from './lib/verdict.ts';

const BOOKINGS = 5_000;
const PAGE = 1_000;
const ROUNDS = 5;
const CROWD = Number(process.env.BANK_CROWD ?? 50);
const CROWD_BOOKINGS = 300;

/** The same pages asked for and parsed, and nothing done with them. */
async function bareFetch({ address }: Provider): Promise<number> {
  const from = performance.now();
  for (let offset = 0; offset <= BOOKINGS; offset += PAGE) {
    await (await fetch(`${address}/accounts/account-1/transactions?limit=${PAGE}&offset=${offset}`)).json();
  }
  return performance.now() - from;
}

const settings = ({ address }: Provider) => ({
  RATE_LIMIT_PER_MINUTE: '1000000',
  YAPILY_APPLICATION_ID: 'bench',
  YAPILY_APPLICATION_SECRET: 'bench',
  YAPILY_BASE_URL: address,
});

async function withVesta<T>(
  folder: string,
  bookings: number,
  people: number,
  work: (address: string, who: Applicant[], provider: Provider) => Promise<T>,
): Promise<T> {
  const dataDir = path.join(folder, `data-${bookings}`);
  const provider = await startProvider(bookings);
  const who = await answerOf<Applicant[]>(childBundle('prepare-applicants'), [String(people)], { DATA_DIR: dataDir });
  const vesta = await startVesta(dataDir, settings(provider));
  try {
    return await work(vesta.address, who, provider);
  } finally {
    await vesta.stop();
    await provider.close();
  }
}

/** One large account after the other, each beside a bare fetch of the same pages. */
const large = (folder: string) =>
  withVesta(folder, BOOKINGS, ROUNDS + 1, async (address, people, provider) => {
    const runs: { whole: number; bare: number }[] = [];
    for (const who of people) {
      const bare = await bareFetch(provider);
      const whole = await fetched(address, who, await agreed(address, who, provider.institution));
      runs.push({ whole, bare });
    }
    // The first one starts the reader.
    return runs.slice(1);
  });

/** Everybody at once. */
const crowd = (folder: string) =>
  withVesta(folder, CROWD_BOOKINGS, CROWD, async (address, people, provider) => {
    const from = performance.now();
    const results = await Promise.allSettled(
      people.map(async (who) => fetched(address, who, await agreed(address, who, provider.institution))),
    );
    const times = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    for (const result of results) if (result.status === 'rejected') console.error(result.reason);
    return { tookMs: performance.now() - from, times, failed: results.length - times.length };
  });

export const benchmark: Benchmark = {
  title: `Bank connection: ${BOOKINGS} bookings of a year fetched, stored and judged; ${CROWD} people at once`,
  run: () =>
    withScratch(async (folder) => {
      const runs = await large(folder);
      const { tookMs, times, failed } = await crowd(folder);
      const [whole, bare] = [median(runs.map((run) => run.whole)), median(runs.map((run) => run.bare))];
      return {
        columns: ['Figure', 'Found', 'Target', 'Verdict'],
        rows: [
          [`${BOOKINGS} bookings: fetched, stored encrypted, read, judged`, seconds(whole), '', ''],
          ['the bare fetch of the same pages', seconds(bare), '', ''],
          ['ratio of the two', (whole / bare).toFixed(1), '', ''],
          [`${CROWD} connections at once, ${CROWD_BOOKINGS} bookings each`, seconds(tookMs), '', ''],
          [
            'p50 / p95 of one of them',
            `${seconds(percentile(times, 0.5))} / ${seconds(percentile(times, 0.95))}`,
            '',
            '',
          ],
          ['connections that failed', `${failed} of ${CROWD}`, '0', verdict(failed === 0)],
        ],
        notes: [
          `A provider on the same machine that answers from memory, so the bare fetch is as fast as it gets. ${ROUNDS} accounts one after the other, medians; each belongs to another person.`,
        ],
      };
    }),
};
