import { setTimeout as delay } from 'node:timers/promises';
import { type Child, startChild } from '../apps/server/test/child-process.ts';
import { childBundle } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, seconds, verdict } from './lib/verdict.ts';

const KILLS = 50;
const SLOWEST_START_MS = 5_000;
/** Every so many lives end while the database is still starting. */
const EVERY_KILL_WHILE_STARTING = 5;

interface Lives {
  acknowledged: Set<number>;
  lost: number;
  inconsistent: number;
  killedWhileStarting: number;
  startsMs: number[];
}

/** Waits for some writes, then for a moment that falls anywhere inside the next ones. */
async function someWrites(child: Child): Promise<void> {
  if (!(await child.hear('opened'))) return;
  const enough = child.said.length + Math.random() * 80;
  const deadline = performance.now() + 1_500;
  while (child.said.length < enough && performance.now() < deadline) await delay(2);
  await delay(Math.random() * 10);
}

/** What the next life finds of the writes that the earlier ones were told are safe. */
async function takeStock(child: Child, lives: Lives): Promise<void> {
  const opened = await child.hear('opened');
  if (!opened) {
    lives.killedWhileStarting += 1;
    return;
  }
  const present = new Set(opened.ids as number[]);
  lives.lost += [...lives.acknowledged].filter((id) => !present.has(id)).length;
  lives.inconsistent += opened.consistent === true ? 0 : 1;
  lives.startsMs.push(Number(opened.openedMs));
}

async function killOverAndOver(dataDir: string): Promise<Lives> {
  const lives: Lives = { acknowledged: new Set(), lost: 0, inconsistent: 0, killedWhileStarting: 0, startsMs: [] };
  const file = childBundle('write-rows');
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = startChild(file, [dataDir]);
    await (kill % EVERY_KILL_WHILE_STARTING === 0 ? delay(Math.random() * 900) : someWrites(child));
    await child.kill();
    await takeStock(child, lives);
    for (const said of child.said) if (said.kind === 'acknowledged') lives.acknowledged.add(Number(said.id));
  }
  const last = startChild(file, [dataDir]);
  const survived = await last.hear('opened');
  await last.kill();
  if (!survived) throw new Error('The database did not open again after the last kill.');
  await takeStock(last, lives);
  return lives;
}

export const benchmark: Benchmark = {
  title: 'The embedded database under kill -9',
  run: () =>
    withScratch(async (folder) => {
      const { acknowledged, lost, inconsistent, killedWhileStarting, startsMs } = await killOverAndOver(folder);
      const slowest = Math.max(...startsMs);
      return {
        columns: ['Figure', 'Found', 'Target', 'Verdict'],
        rows: [
          ['kills', `${KILLS} (${killedWhileStarting} while starting)`, '', ''],
          ['writes acknowledged', String(acknowledged.size), '', ''],
          ['acknowledged writes lost', String(lost), '0', verdict(lost === 0)],
          ['starts that found table, index and total apart', String(inconsistent), '0', verdict(inconsistent === 0)],
          [
            'slowest start after a kill',
            seconds(slowest),
            `≤ ${seconds(SLOWEST_START_MS)}`,
            atMost(slowest, SLOWEST_START_MS),
          ],
        ],
        notes: [
          'A process writes and says each write that was confirmed to it; it is killed at a random moment, again and again.',
        ],
      };
    }),
};
