import { startPostgresServer } from '../apps/server/test/postgres-server.ts';
import { PAPERS_PER_APPLICATION } from './lib/grow-house.ts';
import type { GrowthFigures } from './lib/growth-figures.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const FEW = 1_000;
/** GROWTH_APPLICATIONS asks for another size. */
const MANY = Number(process.env.GROWTH_APPLICATIONS ?? 100_000);
/** GROWTH_CALLS: how often each is made. */
const CALLS = Number(process.env.GROWTH_CALLS ?? 300);
const TARGET = 2;

/** Each in a database server of its own: what one leaves in memory and on disk must not help the other. */
async function measure(sizes: readonly number[]): Promise<GrowthFigures[]> {
  const servers = await Promise.all(sizes.map(() => startPostgresServer()));
  try {
    const DATABASE_URLS = servers.map((server) => server.url('postgres')).join(' ');
    return await withScratch((DATA_DIR) =>
      answerOf<GrowthFigures[]>(childBundle('growth-calls'), [`${CALLS}`, ...sizes.map(String)], {
        ...{ DATA_DIR, DATABASE_URLS },
      }),
    );
  } finally {
    await Promise.all(servers.map((server) => server.remove()));
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const inWords = (count: number): string => count.toLocaleString('en');

export const benchmark: Benchmark = {
  title: 'The twenty hottest calls in a small and in a large house',
  async run() {
    const [few = {}, many = {}] = await measure([FEW, MANY]);
    return {
      columns: [
        'Call',
        `p95 with ${inWords(FEW)} applications`,
        `p95 with ${inWords(MANY)}`,
        ...['Ratio', 'Target', 'Verdict'],
      ],
      rows: Object.entries(few).map(([name, small]) => {
        const large = many[name] ?? Number.NaN;
        const ratio = large / small;
        return [name, ms(small), ms(large), ratio.toFixed(2), `≤ ${TARGET}`, atMost(ratio, TARGET)];
      }),
      notes: [
        `PostgreSQL; ${inWords(FEW * PAPERS_PER_APPLICATION)} and ${inWords(MANY * PAPERS_PER_APPLICATION)} papers with their files, a person, a session and a code for each application, payments and reports for most.`,
        'Bookings are no rows: those of a statement lie sealed in its reading, and only calls of its owner open them.',
        `Each call ${CALLS} times, in the small and in the large house in turn, after some to warm up. GROWTH_APPLICATIONS sets the larger size, GROWTH_CALLS how often.`,
      ],
    };
  },
};
