import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { attack } from './lib/hostile/attack.ts';
import { type Seed, seedsOf } from './lib/hostile/seeds.ts';
import { strangeFiles } from './lib/hostile/strange/index.ts';
import { withHost } from './lib/hostile/with-host.ts';
import type { Benchmark } from './lib/table.ts';
import { seconds, verdict } from './lib/verdict.ts';

const TODAY = '2026-11-15';
const LARGEST_SEED = 2_000_000;

/** Strangers' files of a folder; nothing is known of what they say. */
function seedsIn(folder: string): Seed[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size <= LARGEST_SEED)
    .map((file) => ({ name: path.basename(file), bytes: readFileSync(file), secrets: [] }));
}

export const benchmark: Benchmark = {
  title: 'Hostile files',
  async run() {
    const folder = process.env.VESTA_HOSTILE;
    const count = Number(process.env.VESTA_HOSTILE_FILES ?? 2_000);
    const seeds = { papers: await seedsOf(TODAY), strange: [...strangeFiles(), ...(folder ? seedsIn(folder) : [])] };
    const result = await withHost({ processes: 2, timeLimitMs: 30_000 }, (host) =>
      attack(host, seeds, { today: TODAY, count, every: 60 }),
    );
    const { outcomes, fallen, leaks, misread, slowestMs } = result;
    return {
      columns: ['What', 'Count', 'Verdict'],
      rows: [
        ['broken files', String(count), ''],
        ['took their process down', String(fallen.length), verdict(fallen.length === 0)],
        ['told of another file', String(leaks.length), verdict(leaks.length === 0)],
        ['true papers read otherwise afterwards', String(misread.length), verdict(misread.length === 0)],
      ],
      notes: [
        `Made from ${seeds.papers.length} papers of invented people, every third, and from ${seeds.strange.length} odd files${folder ? ', some of them public ones from elsewhere' : ''}. Answers: ${Object.entries(
          outcomes,
        )
          .map(([name, times]) => `${name} ${times}`)
          .join(', ')}.`,
        `The slowest answer, with its wait for a process, took ${seconds(slowestMs)}.`,
        ...fallen.slice(0, 20).map((name) => `Fallen: ${name}.`),
      ],
    };
  },
};
