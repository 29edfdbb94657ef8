import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Child, type ChildMessage, prepareChild, startChild } from '../../../test/child-process.ts';

/** The benchmark of the same name goes on to fifty. */
const KILLS = 8;
/** Compiles the database once instead of twice: half the work of a start, and nothing else changes. */
const QUICK = ['--liftoff-only'];
/** Every fifth start is as in service, and those are timed: to be read, since a busy machine says nothing of ours. */
const isTimed = (kill: number) => kill % 5 === 1;

let dataDir: string;
let child: Child | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'vesta-kill-'));
});
afterAll(async () => {
  await child?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

/** Waits for some writes to be acknowledged, and then for a moment that falls anywhere inside the next ones. */
async function someWrites(child: Child): Promise<void> {
  if (!(await child.hear('opened'))) return;
  const enough = child.said.length + Math.random() * 80;
  const deadline = performance.now() + 1_500;
  while (child.said.length < enough && performance.now() < deadline) await delay(2);
  await delay(Math.random() * 10);
}

test.runIf(inject('testDatabase').kind === 'embedded')(
  'no acknowledged write is lost when the process is killed at any moment',
  { timeout: 600_000 },
  async ({ signal }) => {
    const file = await prepareChild('write-rows');
    const acknowledged = new Set<number>();
    const startsMs: number[] = [];
    const processorMs: number[] = [];
    let lost = 0;
    let killedWhileStarting = 0;

    let looks = 0;
    const look = (opened: ChildMessage, timed: boolean) => {
      looks += 1;
      const present = new Set(opened.ids as number[]);
      lost += [...acknowledged].filter((id) => !present.has(id)).length;
      if (timed) {
        startsMs.push(Number(opened.openedMs));
        processorMs.push(Number(opened.processorMs));
      }
      expect(opened.consistent).toBe(true);
    };

    for (let kill = 1; kill <= KILLS; kill += 1) {
      signal.throwIfAborted();
      child = isTimed(kill) ? startChild(file, [dataDir]) : startChild(file, [dataDir], QUICK);
      await (kill % 5 === 0 ? delay(Math.random() * 900) : someWrites(child));
      await child.kill();
      const opened = await child.hear('opened');
      if (opened) look(opened, isTimed(kill));
      else killedWhileStarting += 1;
      for (const message of child.said) if (message.kind === 'acknowledged') acknowledged.add(Number(message.id));
    }
    child = startChild(file, [dataDir]);
    const opened = await child.hear('opened');
    await child.kill();
    if (opened) look(opened, true);

    const inOrder = startsMs.toSorted((a, b) => a - b);
    const median = inOrder[Math.floor(inOrder.length / 2)];
    const slowest = inOrder.at(-1);
    const costliest = Math.max(...processorMs);
    process.stderr.write(
      `embedded database: ${KILLS} kills (${killedWhileStarting} while starting), ` +
        `${acknowledged.size} writes acknowledged, ${lost} lost, ` +
        `slowest start ${slowest} ms (median ${median} ms, at most ${costliest} ms of processor time)\n`,
    );
    expect(opened).not.toBeNull();
    expect(acknowledged.size).toBeGreaterThan(KILLS * 4);
    expect(looks).toBeGreaterThan(KILLS / 2);
    expect(startsMs.length).toBeGreaterThan(KILLS / 10);
    expect(lost).toBe(0);
  },
);
