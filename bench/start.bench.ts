import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBareServer } from './lib/bare-server.ts';
import { residentBytes } from './lib/process-figures.ts';
import { withScratch } from './lib/scratch.ts';
import { type ServerProcess, startVesta } from './lib/server-process.ts';
import { median, medianRatio } from './lib/statistics.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost, seconds } from './lib/verdict.ts';

const ROUNDS = 3;
const IDLE_MS = 10_000;
const NEW_TARGET_MS = 15_000;
const EXISTING_TARGET_MS = 2_500;
const MEMORY_TARGET_MB = 350;

const megabytes = (bytes: number): number => bytes / 1024 ** 2;

interface Starts {
  fresh: number[];
  existing: number[];
  afterKill: number[];
  memoryMb: number[];
  processorMs: number[];
}

const noStarts = (): Starts => ({ fresh: [], existing: [], afterKill: [], memoryMb: [], processorMs: [] });

/** One life of a data directory: made, opened again, killed, and opened once more. */
async function live(starts: Starts, start: () => Promise<ServerProcess>): Promise<void> {
  const first = await start();
  starts.fresh.push(first.readyMs);
  await first.stop();
  const second = await start();
  starts.existing.push(second.readyMs);
  if (second.readyProcessorMs !== null) starts.processorMs.push(second.readyProcessorMs);
  await delay(IDLE_MS);
  starts.memoryMb.push(megabytes(await residentBytes(second.pid)));
  await second.kill();
  const third = await start();
  starts.afterKill.push(third.readyMs);
  await third.stop();
}

function timeRow(what: string, ours: number[], bare: number[], target: number | null): string[] {
  const figures = [median(ours), Math.max(...ours), median(bare)].map(seconds);
  const judged = target === null ? ['', ''] : [`≤ ${seconds(target)}`, atMost(median(ours), target)];
  return [what, ...figures, medianRatio(ours, bare).toFixed(2), ...judged];
}

const processorRows = (ours: number[], bare: number[]): string[][] =>
  ours.length > 0 ? [timeRow('processor time of it, existing directory', ours, bare, null)] : [];

function memoryRow(ours: number[], bare: number[]): string[] {
  const written = (mb: number) => `${Math.round(mb)} MB`;
  const figures = [
    written(median(ours)),
    written(Math.max(...ours)),
    written(median(bare)),
    medianRatio(ours, bare).toFixed(2),
  ];
  return [
    'memory after 10 idle seconds',
    ...figures,
    `< ${MEMORY_TARGET_MB} MB`,
    atMost(median(ours), MEMORY_TARGET_MB),
  ];
}

export const benchmark: Benchmark = {
  title: 'Start and idle memory',
  run: () =>
    withScratch(async (folder) => {
      const ours = noStarts();
      const bare = noStarts();
      for (let round = 1; round <= ROUNDS; round += 1) {
        const bareData = path.join(folder, `bare-${round}`);
        await live(ours, () => startVesta(path.join(folder, `vesta-${round}`)));
        await live(bare, () => startBareServer(folder, { dataDir: bareData, databaseUrl: null, statement: null }));
      }
      return {
        columns: ['Embedded database', 'Vesta', 'Slowest', 'Bare', 'Ratio', 'Target', 'Verdict'],
        rows: [
          timeRow('first answer, new data directory', ours.fresh, bare.fresh, NEW_TARGET_MS),
          timeRow('first answer, existing directory', ours.existing, bare.existing, EXISTING_TARGET_MS),
          ...processorRows(ours.processorMs, bare.processorMs),
          timeRow('first answer after kill -9', ours.afterKill, bare.afterKill, EXISTING_TARGET_MS),
          memoryRow(ours.memoryMb, bare.memoryMb),
        ],
        notes: [
          'Bare: a Fastify server with one route on an empty embedded database. Vesta also migrates and seeds a new directory.',
        ],
      };
    }),
};
