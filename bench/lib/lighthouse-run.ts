import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/find-browser.mjs';
import { toolRequire } from '../../scripts/lib/tool.mjs';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];

export const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
export type Measure = (typeof measures)[number];

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<Category, number>;
  values: Record<Measure, number>;
  /** Lighthouse's own measure of the machine at that moment; a quiet one reaches well above 1000. */
  machineIndex: number;
  failed: { category: Category; audit: string; found: string }[];
}

const ATTEMPTS = 3;

/** As much of Lighthouse's own types as is used: it is fetched when it is asked for, so they are not there to check. */
interface Report {
  runtimeError?: unknown;
  environment: { benchmarkIndex: number };
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string } | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
}
interface Lighthouse {
  launch(options: object): Promise<{ port: number; kill(): void }>;
  visit(url: string, options: object): Promise<{ lhr: Report } | undefined>;
}

async function loadLighthouse(): Promise<Lighthouse> {
  const require = toolRequire('lighthouse');
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const [{ launch }, { default: visit }] = await Promise.all([load('chrome-launcher'), load('lighthouse')]);
  return { launch, visit };
}

/** One visit as Lighthouse imagines it: a middling phone on a slow mobile network. */
async function visit(url: string): Promise<LighthouseRun | null> {
  const lighthouse = await loadLighthouse();
  const browser = await lighthouse.launch({
    chromePath: await findBrowser({ whole: true }),
    chromeFlags: [...BROWSER_FLAGS],
    logLevel: 'silent',
  });
  try {
    const onlyCategories = [...categories];
    const options = { port: browser.port, logLevel: 'error', output: 'json', onlyCategories };
    const result = await lighthouse.visit(url, options);
    return result && !result.lhr.runtimeError ? summarise(result.lhr) : null;
  } finally {
    browser.kill();
  }
}

/** A visit that the browser spoilt, which happens on a busy machine, is made again. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await visit(url);
    if (run) return run;
  }
  throw new Error('Lighthouse could not finish a single visit.');
}

function summarise({ audits, categories: judged, environment }: Report): LighthouseRun {
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const value = (measure: Measure) => audits[measure]?.numericValue ?? Number.NaN;
  const failed = categories.flatMap((category) =>
    (judged[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      // Audits without a score or weight inform or do not apply; they cannot fail.
      if (!audit || audit.score === null || audit.score >= 0.9 || (weight === 0 && category !== 'performance'))
        return [];
      return [{ category, audit: id, found: audit.displayValue ?? `score ${audit.score}` }];
    }),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    values: {
      'first-contentful-paint': value('first-contentful-paint'),
      'largest-contentful-paint': value('largest-contentful-paint'),
      'total-blocking-time': value('total-blocking-time'),
      'cumulative-layout-shift': value('cumulative-layout-shift'),
    },
    machineIndex: environment.benchmarkIndex,
    failed,
  };
}
