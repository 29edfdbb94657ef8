import { setTimeout as delay } from 'node:timers/promises';
import { processorMs, residentBytes } from './lib/process-figures.ts';
import { withScratch } from './lib/scratch.ts';
import { startVesta } from './lib/server-process.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

/** Work of the start comes to its end, memory is given back, and workers slow down to their idle pace. */
const SETTLE_MS = 60_000;
const WATCH_MS = 120_000;
const CORE_TARGET = 1;
const MEMORY_TARGET_MB = 350;

/** What a server costs that nobody uses: processor time does not grow with what else the machine does. */
export const benchmark: Benchmark = {
  title: 'A server that nobody uses',
  run: () =>
    withScratch(async (folder) => {
      await (await startVesta(folder)).stop();
      const server = await startVesta(folder);
      await delay(SETTLE_MS);
      const before = (await processorMs(server.pid)) ?? Number.NaN;
      await delay(WATCH_MS);
      const share = ((((await processorMs(server.pid)) ?? Number.NaN) - before) / WATCH_MS) * 100;
      const memory = (await residentBytes(server.pid)) / 1024 ** 2;
      await server.stop();
      return {
        columns: ['What', 'Vesta', 'Target', ''],
        rows: [
          ['share of a core', `${share.toFixed(1)} %`, `≤ ${CORE_TARGET} %`, atMost(share, CORE_TARGET)],
          ['memory', `${Math.round(memory)} MB`, `≤ ${MEMORY_TARGET_MB} MB`, atMost(memory, MEMORY_TARGET_MB)],
        ],
        notes: [
          'One process with the embedded database, an existing directory, nobody connected, over two minutes, a minute after the start.',
        ],
      };
    }),
};
