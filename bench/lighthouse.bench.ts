import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { serveMinimalPage } from './lib/build-page.ts';
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
    STRIPE_SECRET_KEY: 'sk_of_the_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_of_the_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
    YAPILY_APPLICATION_ID: 'application_of_the_bench',
    YAPILY_APPLICATION_SECRET: 'secret_of_the_bench',
  };
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const written: [name: string, measure: Measure, write: (value: number) => string][] = [
  ['first contentful paint', 'first-contentful-paint', ms],
  ['largest contentful paint', 'largest-contentful-paint', ms],
  ['total blocking time', 'total-blocking-time', ms],
  ['cumulative layout shift', 'cumulative-layout-shift', (value) => value.toFixed(3)],
];

type Runs = LighthouseRun[];

/** Visits both pages in turn, so that a busy moment of the machine meets both. */
async function visitBoth(folder: string): Promise<{ ours: Runs; minimal: Runs }> {
  const minimalPage = await serveMinimalPage(folder);
  const vesta = await startVesta(path.join(folder, 'data'), await production());
  const ours: Runs = [];
  const minimal: Runs = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await runLighthouse(vesta.address + FIRST_PAGE));
      minimal.push(await runLighthouse(minimalPage.address));
    }
  } finally {
    await vesta.stop();
    await minimalPage.stop();
  }
  return { ours, minimal };
}

function failedTable(runs: Runs): Table {
  const found = new Map(
    runs.flatMap(({ failed }) => failed).map((entry) => [`${entry.category} ${entry.audit}`, entry]),
  );
  const times = (audit: string) => runs.filter(({ failed }) => failed.some((entry) => entry.audit === audit)).length;
  const rows = [...found.values()].map(({ category, audit, found }) => [
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
      const { ours, minimal } = await visitBoth(folder);
      const score = (runs: Runs, category: Category) => median(runs.map(({ scores }) => scores[category]));
      const value = (runs: Runs, measure: Measure) => median(runs.map(({ values }) => values[measure]));
      const index = (runs: Runs) => Math.round(median(runs.map(({ machineIndex }) => machineIndex))).toString();
      return {
        columns: ['Median', 'Vesta', 'Minimal React page', 'Target', 'Verdict'],
        rows: [
          ...categories.map((category) => {
            const [found, target] = [score(ours, category), targets[category]];
            return [category, String(found), String(score(minimal, category)), `≥ ${target}`, atLeast(found, target)];
          }),
          ...written.map(([name, measure, write]) => [
            name,
            write(value(ours, measure)),
            write(value(minimal, measure)),
            '',
            '',
          ]),
          ['speed of the machine (Lighthouse)', index(ours), index(minimal), '', ''],
        ],
        notes: [
          `${RUNS} visits to each page in turn, with an empty cache, on Lighthouse's slow phone and network.`,
          'Blocking time grows with whatever else the machine is doing: read it beside the minimal page.',
        ],
        details: [{ title: 'Audits of Vesta that found something', table: failedTable(ours) }],
      };
    }),
};
