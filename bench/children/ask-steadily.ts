import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks one address over and over, in a process of its own: what the attackers do must not hold up the watch. First with
 * nobody else there; says so; then until its input ends.
 */
const ASK_EVERY_MS = 50;
const IDLE_ASKS = 40;

const url = process.argv[2] ?? '';
const headers = JSON.parse(process.env.ASK_HEADERS ?? '{}') as Record<string, string>;

async function askOnce(): Promise<number | null> {
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

/** Resolves once all of it is on its way: a long answer leaves in pieces, and who exits at once cuts it off. */
const say = (words: unknown) =>
  new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(words)}\n`, () => resolve()));

const idle: (number | null)[] = [];
for (let asked = 0; asked < IDLE_ASKS; asked += 1) idle.push(await askOnce());
await say('idle');
let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();
const busy: (number | null)[] = [];
for (; !isOver; await delay(ASK_EVERY_MS)) busy.push(await askOnce());
await say({ idle, busy });
process.exit(0);
