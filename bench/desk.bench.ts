import { startPostgresServer } from '../apps/server/test/postgres-server.ts';
import type { DeskFigures } from './lib/desk-figures.ts';
import { PAPERS_PER_APPLICATION } from './lib/grow-house.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const FEW = 1_000;
/** DESK_APPLICATIONS asks for another size. */
const MANY = Number(process.env.DESK_APPLICATIONS ?? 100_000);
const TARGET = 2;

/** In a database server of its own: what one leaves in memory and on disk must not help the other. */
async function measure(applications: number): Promise<DeskFigures> {
  const postgres = await startPostgresServer();
  try {
    const DATABASE_URL = postgres.url('postgres');
    return await withScratch((DATA_DIR) =>
      answerOf<DeskFigures>(childBundle('desk-calls'), [`${applications}`], { DATA_DIR, DATABASE_URL }),
    );
  } finally {
    await postgres.remove();
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const benchmark: Benchmark = {
  title: 'Pages of the desk in a small and in a large house',
  async run() {
    const few = await measure(FEW);
    const many = await measure(MANY);
    const papers = (applications: number) => (applications * PAPERS_PER_APPLICATION).toLocaleString('en');
    return {
      columns: [
        'Page',
        `p95 with ${FEW.toLocaleString('en')} applications`,
        `p95 with ${MANY.toLocaleString('en')}`,
        ...['Ratio', 'Target', 'Verdict'],
      ],
      rows: Object.entries(few).map(([name, small]) => {
        const large = many[name] ?? Number.NaN;
        const ratio = large / small;
        return [name, ms(small), ms(large), ratio.toFixed(2), `≤ ${TARGET}`, atMost(ratio, TARGET)];
      }),
      notes: [
        `PostgreSQL; ${papers(FEW)} and ${papers(MANY)} papers, a case for 65 of 100 applications, a twentieth of them open. Companies grow in number, not in size.`,
        'Each call 120 times, one after the other, after 30 to warm up. DESK_APPLICATIONS sets the larger size.',
      ],
    };
  },
};
