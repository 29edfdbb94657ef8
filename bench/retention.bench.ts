import { startPostgresServer } from '../apps/server/test/postgres-server.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import type { RetentionFigures } from './lib/retention-figures.ts';
import { withScratch } from './lib/scratch.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

/** RETENTION_DOCUMENTS asks for another size in both. */
const DOCUMENTS = {
  embedded: process.env.RETENTION_DOCUMENTS ?? '10000',
  server: process.env.RETENTION_DOCUMENTS ?? '1000000',
};
const TARGET = 2;

const measure = (dataDir: string, databaseUrl: string | null) =>
  answerOf<RetentionFigures>(childBundle('retention-calls'), [DOCUMENTS[databaseUrl ? 'server' : 'embedded']], {
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });

function row(database: string, { papers, erased, seconds, idleMs, besideMs }: RetentionFigures): string[] {
  const ratio = besideMs / idleMs;
  const cells = [
    `${papers}`,
    `${erased}`,
    `${seconds.toFixed(1)} s`,
    `${idleMs.toFixed(1)} ms`,
    `${besideMs.toFixed(1)} ms`,
  ];
  return [database, ...cells, ratio.toFixed(2), `≤ ${TARGET}`, atMost(ratio, TARGET)];
}

export const benchmark: Benchmark = {
  title: 'Calls while what is too old is being erased',
  async run() {
    const embedded = await withScratch((folder) => measure(folder, null));
    const postgres = await startPostgresServer();
    try {
      const server = await withScratch((folder) => measure(folder, postgres.url('postgres')));
      return {
        columns: [
          'Database',
          'Papers',
          'Erased meanwhile',
          'In',
          'p95 idle',
          'p95 beside it',
          'Ratio',
          'Target',
          'Verdict',
        ],
        rows: [row('embedded', embedded), row(`PostgreSQL ${postgres.version.split(' ', 1)[0]}`, server)],
        notes: [
          'The state call of one person, one after the other with 20 ms between, first alone and then beside the nightly job in the same process.',
          'The job rests after each batch, on the embedded database for twelve times as long as the batch took. It is stopped once 300 calls were made. RETENTION_DOCUMENTS sets the number of papers.',
        ],
      };
    } finally {
      await postgres.remove();
    }
  },
};
