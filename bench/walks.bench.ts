import path from 'node:path';
import { type Language, languages } from '@vesta/domain/languages';
import { isPersonaName, type PersonaName, personas } from '@vesta/specimens/personas/index';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import type { Benchmark } from './lib/table.ts';
import { seconds, verdict } from './lib/verdict.ts';
import { loadTongues } from './lib/walks/other-tongues.ts';
import type { Width } from './lib/walks/walk.ts';
import { type Walker, walkerOf } from './lib/walks/walker.ts';
import { type Ground, walksThrough } from './lib/walks/walks-through.ts';

const allWidths: readonly Width[] = ['phone', 'desktop'];
/** WALKS=giulia,lena walks only these, WALKS_WIDTH only there; WALKS_PICTURES is a folder for pictures of every screen. */
const widths = allWidths.filter((width) => width === (process.env.WALKS_WIDTH ?? width));
const asked = process.env.WALKS?.split(',').filter(isPersonaName);
interface Row {
  readonly cells: string[];
  readonly papers: number;
  readonly isGood: boolean;
}

const names = asked ?? (Object.keys(personas) as PersonaName[]);

async function walkOne(ground: Ground, walker: Walker, width: Width, language: Language): Promise<Row> {
  const walked = await walksThrough(ground, walker, width, language);
  const { problems, refused, doubted, papers } = walked;
  const isGood = problems.length + refused.length + doubted.length === 0;
  const cells = [
    `${walker.name}, ${walker.person.status}, ${walker.nationality} in ${walker.region.toUpperCase()}`,
    `${width}, ${language}`,
    walker.combination,
    `${papers - refused.length - doubted.length} of ${papers}`,
    String(problems.length),
    seconds(walked.tookMs),
    verdict(isGood),
  ];
  // Told as it happens: all walks together take the better part of an hour.
  console.log([cells.join(' | '), ...problems, ...refused, ...doubted].join('\n  '));
  return { cells, papers, isGood };
}

async function walkAll(ground: Ground): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10);
  const rows: Row[] = [];
  for (const [turn, width] of widths.entries())
    for (const [place, name] of names.entries()) {
      const language = languages[(place + turn) % languages.length] ?? 'en';
      rows.push(await walkOne(ground, await walkerOf(name, today), width, language));
    }
  return rows;
}

export const benchmark: Benchmark = {
  title: 'Walks: every persona’s papers in a browser, phone and desktop, three languages',
  run: () =>
    withScratch(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const server = await startVesta(dataDir, { RATE_LIMIT_PER_MINUTE: '1000000' });
      const browser = await launchBrowser();
      try {
        const pictures = process.env.WALKS_PICTURES ?? null;
        const ground = { browser, server, dataDir, tongues: await loadTongues(), audited: new Set<string>(), pictures };
        const walks = await walkAll(ground);
        const papers = walks.reduce((sum, walk) => sum + walk.papers, 0);
        const flawed = walks.filter(({ isGood }) => !isGood).length;
        return {
          columns: ['Person', 'Screen, language', 'Shows', 'Papers accepted', 'Flaws', 'Took', 'Verdict'],
          rows: walks.map(({ cells }) => cells),
          notes: [
            `${walks.length} walks, ${papers} papers; walks with a flaw or a paper that was not accepted as it is: ${flawed}.`,
            'A real server in an empty data folder; each person signs up, chooses files with the page’s own buttons and goes on until the payment. The language named is the one they act in; every screen is also read in the other two.',
            'A flaw is a word of another language, a bare key or gap, anything wider than the screen, a finding of axe, an error on the console, a file held back or a step that does not lead on.',
          ],
        };
      } finally {
        await browser.close();
        await server.stop();
      }
    }),
};
