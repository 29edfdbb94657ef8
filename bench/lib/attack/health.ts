import { createInterface } from 'node:readline';
import { spawnNode } from '../own-processes.ts';
import { childBundle } from '../paths.ts';
import { percentile } from '../percentile.ts';

export interface Health {
  readonly idleMs: number;
  readonly worstMs: number;
  /** Ninety-nine of a hundred answers came within this. */
  readonly mostMs: number;
  /** Answers that were none. */
  readonly failed: number;
}

type Asked = readonly (number | null)[];
const answered = (asked: Asked): number[] => asked.filter((one) => one !== null);

/** How long a call takes with nobody else there, and at its worst while the work goes on. */
export async function healthDuring(
  url: string,
  work: () => Promise<void>,
  headers: Record<string, string> = {},
): Promise<Health> {
  const env = { ASK_HEADERS: JSON.stringify(headers) };
  const child = spawnNode(childBundle('ask-steadily'), [url], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdin || !child.stdout) throw new Error('nobody hears how long answers take');
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await said.next();
  await work();
  child.stdin.end();
  const { idle, busy } = JSON.parse(String((await said.next()).value)) as { idle: Asked; busy: Asked };
  return {
    idleMs: percentile(answered(idle), 0.5),
    worstMs: Math.max(0, ...answered(busy)),
    mostMs: percentile(answered(busy), 0.99),
    failed: busy.length - answered(busy).length,
  };
}
