import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../percentile.ts';

const ASK_EVERY_MS = 50;
const IDLE_ASKS = 40;

export interface Health {
  readonly idleMs: number;
  readonly worstMs: number;
  /** Answers that were none. */
  readonly failed: number;
}

async function askOnce(url: string, headers: Record<string, string>): Promise<number | null> {
  const from = performance.now();
  const isGood = await fetch(url, { headers }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
  return isGood ? performance.now() - from : null;
}

/** How long a call takes with nobody else there, and at its worst while the work goes on. */
export async function healthDuring(
  url: string,
  work: () => Promise<void>,
  headers: Record<string, string> = {},
): Promise<Health> {
  const idle: number[] = [];
  for (let asked = 0; asked < IDLE_ASKS; asked += 1) idle.push((await askOnce(url, headers)) ?? Number.NaN);
  const busy: (number | null)[] = [];
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; await delay(ASK_EVERY_MS)) busy.push(await askOnce(url, headers));
  })();
  await work();
  isOver = true;
  await asking;
  const answered = busy.filter((one) => one !== null);
  return {
    idleMs: percentile(idle, 0.5),
    worstMs: Math.max(0, ...answered),
    failed: busy.length - answered.length,
  };
}
