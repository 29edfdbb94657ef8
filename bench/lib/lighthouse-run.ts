import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/find-browser.mjs';

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
  failed: { category: Category; audit: string; found: string }[];
}

/** One visit as Lighthouse imagines it: a middling phone on a slow mobile network. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const browser = await launch({
    chromePath: await findBrowser(),
    chromeFlags: [...BROWSER_FLAGS],
    logLevel: 'silent',
  });
  try {
    const onlyCategories = [...categories];
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error', output: 'json', onlyCategories });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.code}`);
    return summarise(result.lhr);
  } finally {
    browser.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function summarise({ audits, categories: judged }: Report): LighthouseRun {
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
    failed,
  };
}
