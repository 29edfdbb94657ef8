import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from './lib/free-port.ts';
import { type Category, categories, type LighthouseRun, type Measure, runLighthouse } from './lib/lighthouse-run.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark, Table } from './lib/table.ts';
import { atLeast } from './lib/verdict.ts';

const FIRST_PAGE = '/it/fill/occupation';
const RUNS = 3;
const targets: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 95 };

/** The product as an operator starts it. No mail is sent here, so the mail server named need not be there. */
async function production(): Promise<NodeJS.ProcessEnv> {
  const port = String(await freePort());
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://localhost:1',
  };
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const written: [name: string, measure: Measure, write: (value: number) => string][] = [
  ['first contentful paint', 'first-contentful-paint', ms],
  ['largest contentful paint', 'largest-contentful-paint', ms],
  ['total blocking time', 'total-blocking-time', ms],
  ['cumulative layout shift', 'cumulative-layout-shift', (value) => value.toFixed(3)],
];

function failedTable(runs: readonly LighthouseRun[]): Table {
  const worst = new Map(
    runs.flatMap(({ failed }) => failed).map((entry) => [`${entry.category} ${entry.audit}`, entry]),
  );
  const times = (audit: string) => runs.filter(({ failed }) => failed.some((entry) => entry.audit === audit)).length;
  const rows = [...worst.values()].map(({ category, audit, found }) => [
    category,
    audit,
    found,
    `${times(audit)} of ${RUNS}`,
  ]);
  return { columns: ['Category', 'Audit below 90', 'Found', 'Runs'], rows };
}

export const benchmark: Benchmark = {
  title: 'Lighthouse on the first page, mobile',
  run: () =>
    withScratch(async (folder) => {
      const vesta = await startVesta(path.join(folder, 'data'), await production());
      const runs: LighthouseRun[] = [];
      try {
        for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(vesta.address + FIRST_PAGE));
      } finally {
        await vesta.stop();
      }
      const score = (category: Category) => median(runs.map(({ scores }) => scores[category]));
      return {
        columns: ['Figure', 'Median', 'Target', 'Verdict'],
        rows: [
          ...categories.map((category) => {
            const target = targets[category];
            return [category, String(score(category)), `≥ ${target}`, atLeast(score(category), target)];
          }),
          ...written.map(([name, measure, write]) => [
            name,
            write(median(runs.map(({ values }) => values[measure]))),
            '',
            '',
          ]),
        ],
        notes: [`${RUNS} visits with an empty cache, on Lighthouse's slow phone and network.`],
        details: [{ title: 'Audits that found something', table: failedTable(runs) }],
      };
    }),
};
