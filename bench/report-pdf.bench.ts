import { randomBytes } from 'node:crypto';
import { printPaper } from '@vesta/report-pdf/print-paper';
import { createSealKey } from '@vesta/report-pdf/seal/create-seal-key';
import { sealPdf } from '@vesta/report-pdf/seal/seal-pdf';
import { samplePaper } from '@vesta/report-pdf/testing/sample-paper';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { percentile } from './lib/percentile.ts';
import { median } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const ROUNDS = 20;
const PRINTS = 5;
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

/** The same words as a page that a browser prints. */
async function printedByChromium(): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const words = JSON.stringify(samplePaper('https://vesta.example/'), null, 1).replaceAll('<', '&lt;');
    return await timed(PRINTS, async () => {
      await page.setContent(`<h1>Report</h1><pre>${words}</pre>`);
      await page.pdf({ format: 'A4', tagged: true });
    });
  } finally {
    await browser.close();
  }
}

export const benchmark: Benchmark = {
  title: 'A report on paper: set, tagged, sealed',
  run: async () => {
    const key = await createSealKey({ organisation: 'Vesta', country: 'IT', now: at, random: randomBytes });
    const words = { name: 'Vesta', reason: 'Report', location: 'Milano', at, code: 'bench' };
    const papers = (round: number) => ({ ...samplePaper(`https://vesta.example/${round}`), name: `Person ${round}` });
    const before = process.memoryUsage().rss;
    const printed = await timed(ROUNDS, (round) => printPaper(papers(round)));
    const whole = await timed(ROUNDS, async (round) => sealPdf(await printPaper(papers(ROUNDS + round)), key, words));
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    const chromium = median(await printedByChromium());
    const ratio = median(whole) / chromium;
    return {
      columns: ['What', 'Median', 'p95', 'Target', 'Verdict'],
      rows: [
        ['set and tagged', ms(median(printed)), ms(percentile(printed, 0.95)), '', ''],
        ['set, tagged and sealed', ms(median(whole)), ms(percentile(whole, 0.95)), '', ''],
        ['printed by Chromium', ms(chromium), '', '', ''],
        ['ours by Chromium’s', ratio.toFixed(2), '', '≤ 1', atMost(ratio, 1)],
        [`memory after ${2 * ROUNDS} papers`, `+${grown.toFixed(0)} MiB`, '', '', ''],
      ],
      notes: [
        'Chromium prints a page with the same words in a browser that is already running, without code and seal.',
      ],
    };
  },
};
