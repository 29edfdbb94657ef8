import { rm } from 'node:fs/promises';
import path from 'node:path';
import { answerOf } from './lib/own-processes.ts';
import { childBundle } from './lib/paths.ts';
import { withScratch } from './lib/scratch.ts';
import { median, medianRatio } from './lib/statistics.ts';
import type { StorageRun, StorageWay } from './lib/storage-run.ts';
import type { Benchmark } from './lib/table.ts';

const FILES = 8;
const MEGABYTE = 1024 ** 2;
const FILE_MB = 20;
const ROUNDS = 5;

const names: Record<StorageWay, string> = {
  encrypted: 'Vesta: encrypted, hashed, flushed, renamed',
  'bare-flushed': 'bare pipeline, flushed to the disk',
  bare: 'bare pipeline, left to the system',
};
const ways = Object.keys(names) as StorageWay[];

async function store(way: StorageWay, folder: string): Promise<StorageRun> {
  const directory = path.join(folder, way);
  const args = [way, directory, String(FILES), String(FILE_MB * MEGABYTE)];
  const run = await answerOf<StorageRun>(childBundle('store-files'), args);
  await rm(directory, { recursive: true });
  return run;
}

export const benchmark: Benchmark = {
  title: `Storing ${FILES} files of ${FILE_MB} MB at once`,
  run: () =>
    withScratch(async (folder) => {
      const runs: Record<StorageWay, StorageRun[]> = { encrypted: [], bare: [], 'bare-flushed': [] };
      for (let round = 0; round < ROUNDS; round += 1) for (const way of ways) runs[way].push(await store(way, folder));
      const speeds = (way: StorageWay) => runs[way].map(({ ms }) => (FILES * FILE_MB * 1000) / ms);
      const growth = (way: StorageWay) => median(runs[way].map(({ grownBytes }) => grownBytes)) / MEGABYTE;
      const ratio = (way: StorageWay) =>
        way === 'encrypted' ? '' : medianRatio(speeds('encrypted'), speeds(way)).toFixed(2);
      return {
        columns: ['Way', 'MB/s', 'Vesta beside it', 'Memory grows by'],
        rows: ways.map((way) => [
          names[way],
          median(speeds(way)).toFixed(0),
          ratio(way),
          `${growth(way).toFixed(0)} MB`,
        ]),
        notes: [`${FILES * FILE_MB} MB per run, each run a process of its own, ${ROUNDS} alternating rounds, medians.`],
      };
    }),
};
