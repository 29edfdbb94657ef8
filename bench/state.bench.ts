import { startPostgresServer } from '../apps/server/test/postgres-server.ts';
import { withScratch } from './lib/scratch.ts';
import { compareStateCalls, type StateComparison } from './lib/state-comparison.ts';
import type { Benchmark } from './lib/table.ts';
import { atLeast } from './lib/verdict.ts';

const TARGET = 0.6;

const whole = (value: number): string => Math.round(value).toString();
const microseconds = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} µs`);

function row(database: string, { ours, bare, ratio, ourProcessorUs, bareProcessorUs }: StateComparison): string[] {
  const processor = [microseconds(ourProcessorUs), microseconds(bareProcessorUs)];
  return [database, whole(ours), whole(bare), ratio.toFixed(2), `≥ ${TARGET}`, atLeast(ratio, TARGET), ...processor];
}

export const benchmark: Benchmark = {
  title: 'The state call against a bare server with the same query',
  async run() {
    const embedded = await withScratch((folder) => compareStateCalls(folder, null));
    const postgres = await startPostgresServer();
    try {
      const server = await withScratch((folder) => compareStateCalls(folder, postgres.url('postgres')));
      return {
        columns: ['Database', 'Vesta/s', 'Bare/s', 'Ratio', 'Target', 'Verdict', 'Vesta CPU/call', 'Bare CPU/call'],
        rows: [row('embedded', embedded), row(`PostgreSQL ${postgres.version.split(' ', 1)[0]}`, server)],
        notes: [
          'Bare: Fastify with one route, the same statement and parameters through pg with the same pool, asked anew each time, the row as JSON. Vesta keeps the plan of this statement on a PostgreSQL server.',
          'Both servers are processes of their own; rounds of load alternate, the ratio is the median over the rounds.',
          'CPU is the time of the server process alone, with the embedded database inside it and PostgreSQL outside.',
        ],
      };
    } finally {
      await postgres.remove();
    }
  },
};
