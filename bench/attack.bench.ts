import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Applicant } from './lib/applicant.ts';
import { type Health, healthDuring } from './lib/attack/health.ts';
import { type Uploaded, uploadHostile } from './lib/attack/hostile-uploads.ts';
import { killOverAndOver } from './lib/attack/kill-server.ts';
import { askForPictures, verifyHostile } from './lib/attack/large-papers.ts';
import { tryEverything } from './lib/attack/long-tests.ts';
import { seedsOf } from './lib/hostile/seeds.ts';
import { strangeFiles } from './lib/hostile/strange/index.ts';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, verdict } from './lib/verdict.ts';

/** Smaller numbers prove that it runs. */
const FILES = Number(process.env.ATTACK_FILES ?? 1200);
const KILLS = Number(process.env.ATTACK_KILLS ?? 100);
/** So many that none has more papers than one may have. */
const PEOPLE = 16;
const TODAY = '2026-11-15';
const LATER_AT_MOST_MS = 200;

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const counts = (from: Readonly<Record<string, number>>): string =>
  Object.entries(from)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');
const later = ({ idleMs, worstMs }: Health): number => worstMs - idleMs;
const laterRows = (what: string, health: Health): string[][] => [
  [
    `${what}: worst answer above idle (${ms(health.idleMs)})`,
    ms(later(health)),
    `≤ ${LATER_AT_MOST_MS} ms`,
    atMost(later(health), LATER_AT_MOST_MS),
  ],
  [`${what}: 99 of 100 answers above idle within`, ms(health.mostMs - health.idleMs), '', ''],
];

/** What of the waiting was the server's own doing; nothing where the system does not tell. */
async function loopRows(file: string): Promise<string[][]> {
  const said = await readFile(file, 'utf8').catch(() => null);
  if (said === null) return [];
  const { workedMs, waitedMs } = JSON.parse(said) as { workedMs: number; waitedMs: number };
  return [
    [
      'in all this the server’s own thread worked without a pause for at most',
      ms(workedMs),
      `≤ ${LATER_AT_MOST_MS} ms`,
      atMost(workedMs, LATER_AT_MOST_MS),
    ],
    ['and was given no processor, though ready, for at most', ms(waitedMs), '', ''],
  ];
}

export const benchmark: Benchmark = {
  title: 'Under attack: hostile uploads, large papers, strange calls, kills',
  run: () =>
    withScratch(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const prepare = childBundle('prepare-applicants');
      const people = await answerOf<Applicant[]>(prepare, [String(PEOPLE)], { DATA_DIR: dataDir });
      const [first, second] = people;
      if (!first || !second) throw new Error('nobody is there');
      const seeds = { papers: await seedsOf(TODAY), strange: strangeFiles() };
      const watched = path.join(folder, 'loop.json');
      const server = await startVesta(dataDir, {
        ...{ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal' },
        ...{ NODE_OPTIONS: `--import ${childBundle('watch-loop')}`, WATCH_LOOP: watched },
      });
      const rows: string[][] = [];
      try {
        const pictures = await askForPictures(server, [first, second], seeds.papers[0]?.bytes ?? new Uint8Array());
        rows.push(
          ['40 at once for a page of 19 MB: answers', counts(pictures.statuses), '', ''],
          ['memory of the server above before', `${pictures.growthMb.toFixed(0)} MiB`, '', ''],
          ...laterRows('somebody else’s state meanwhile', pictures.other),
        );
        const sealed = await verifyHostile(server);
        rows.push(
          ['a hostile PDF of 20 MB to verify: answer', String(sealed.status), '', ''],
          ...laterRows('health meanwhile', sealed.health),
        );
        let uploaded: Uploaded = { statuses: {}, stuck: 0 };
        const health = await healthDuring(`${server.address}/healthz`, async () => {
          uploaded = await uploadHostile(server.address, people, seeds, FILES);
        });
        const faults = Number(uploaded.statuses[500] ?? 0) + Number(uploaded.statuses[0] ?? 0);
        rows.push(
          [`${FILES} hostile files: answers`, counts(uploaded.statuses), '', ''],
          ['faults of ours, or none', String(faults), '0', verdict(faults === 0)],
          ['papers never judged', String(uploaded.stuck), '0', verdict(uploaded.stuck === 0)],
          ['health not answered', String(health.failed), '0', verdict(health.failed === 0)],
          ...laterRows('health meanwhile', health),
        );
      } finally {
        await server.stop();
      }
      rows.push(...(await loopRows(watched)));
      const tried = await tryEverything();
      rows.push(
        ['operations of the API × kinds of callers', `${tried.operations} × ${tried.callers}`, '', ''],
        ['answers with somebody else’s data', String(tried.leaks), '0', verdict(tried.leaks === 0)],
        ['calls by chance', String(tried.calls), '', ''],
        ['any of both answered as a fault of ours', String(tried.faults), '0', verdict(tried.faults === 0)],
      );
      // In a house of its own: what is acknowledged in a short life shall be many acts, not a start among 1,200 papers.
      const killedDir = path.join(folder, 'killed');
      const victims = await answerOf<Applicant[]>(prepare, [String(PEOPLE)], { DATA_DIR: killedDir });
      const killed = await killOverAndOver(killedDir, victims, KILLS);
      rows.push(
        ['kills of the server', String(killed.kills), '', ''],
        ['uploads and words acknowledged', `${killed.uploads} and ${killed.words}`, '', ''],
        ['acknowledged, and lost', String(killed.lost), '0', verdict(killed.lost === 0)],
        ['starts that failed', String(killed.unopened), '0', verdict(killed.unopened === 0)],
      );
      return {
        columns: ['Figure', 'Found', 'Target', 'Verdict'],
        rows,
        notes: ['The product as it is started, on the embedded database; the attackers share its machine.'],
      };
    }),
};
