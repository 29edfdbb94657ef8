import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server before its own code. Notes how long its main thread worked without a pause at most, and how
 * long it stood ready at most and was given no processor: the one is the server's doing, the other the machine's.
 */
const LOOK_EVERY_MS = 5;
/** Starting is one long piece of work, and nobody is served meanwhile. */
const STARTING_MS = 10_000;

/** What the system says of the main thread, in milliseconds: worked, and waited for a processor. */
function thread(): readonly [number, number] {
  const [worked = 0, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return [worked / 1e6, waited / 1e6];
}

const file = process.env.WATCH_LOOP;
if (file && isMainThread && process.platform === 'linux') {
  let before = thread();
  let [workedMs, waitedMs] = [0, 0];
  setInterval(() => {
    const now = thread();
    if (performance.now() > STARTING_MS) {
      workedMs = Math.max(workedMs, now[0] - before[0]);
      waitedMs = Math.max(waitedMs, now[1] - before[1]);
    }
    before = now;
  }, LOOK_EVERY_MS).unref();
  process.on('exit', () => writeFileSync(file, JSON.stringify({ workedMs, waitedMs })));
}
