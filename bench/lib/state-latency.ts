import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 40;

/** How long state calls take, one after the other in a steady beat, as long as `goesOn` says. In milliseconds. */
export async function stateLatency(url: string, token: string, goesOn: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}`, region: 'it', 'application-type': 'rent' };
  while (await goesOn()) {
    const from = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The state call answered ${response.status}.`);
    times.push(performance.now() - from);
    await delay(EVERY_MS);
  }
  return times;
}
