import { cp, lstat } from 'node:fs/promises';
import path from 'node:path';
import { startBareServer } from './bare-server.ts';
import { putUnderLoad, type Target, warmUp } from './load.ts';
import { answerOf } from './own-processes.ts';
import { childBundle } from './paths.ts';
import { processorMs } from './process-figures.ts';
import { startVesta } from './server-process.ts';
import type { StateCall } from './statement.ts';
import { median, medianRatio } from './statistics.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const WARM_UP_CALLS = 6_000;

export interface StateComparison {
  ours: number;
  bare: number;
  ratio: number;
  ourProcessorUs: number | null;
  bareProcessorUs: number | null;
}

interface Side {
  pid: number;
  target: Target;
  perSecond: number[];
  processorUs: number[];
}

async function round(side: Side): Promise<void> {
  const before = await processorMs(side.pid);
  const { answers, perSecond } = await putUnderLoad(side.target, ROUND_SECONDS);
  const after = await processorMs(side.pid);
  side.perSecond.push(perSecond);
  if (before !== null && after !== null) side.processorUs.push(((after - before) * 1000) / answers);
}

async function mustSpeakOf({ url, headers }: Target, applicationId: string): Promise<void> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok || !text.includes(applicationId)) throw new Error('A state call does not bring the application.');
}

const medianOrNull = (values: number[]): number | null => (values.length > 0 ? median(values) : null);

const isNoSocket = async (file: string): Promise<boolean> => !(await lstat(file)).isSocket();

/** The two servers on the same data: one PostgreSQL, or two copies of one embedded database. */
export async function compareStateCalls(folder: string, databaseUrl: string | null): Promise<StateComparison> {
  const dataDir = path.join(folder, 'ours');
  const settings = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const call = await answerOf<StateCall>(childBundle('prepare-state'), [], settings);
  const copy = path.join(folder, 'bare');
  if (databaseUrl === null) await cp(dataDir, copy, { recursive: true, filter: isNoSocket });

  const vesta = await startVesta(dataDir, { ...settings, RATE_LIMIT_PER_MINUTE: '1000000000' });
  const server = await startBareServer(folder, { dataDir: copy, databaseUrl, statement: call.statement });
  try {
    const ourUrl = `${vesta.address}/api/v1/state/?application_id=${call.applicationId}&lang=it`;
    const headers = { authorization: `Bearer ${call.token}`, region: 'it', 'application-type': 'rent' };
    const ours: Side = { pid: vesta.pid, target: { url: ourUrl, headers }, perSecond: [], processorUs: [] };
    const bareTarget = { url: `${server.address}/state`, headers };
    const bare: Side = { pid: server.pid, target: bareTarget, perSecond: [], processorUs: [] };
    for (const { target } of [ours, bare]) {
      await mustSpeakOf(target, call.applicationId);
      await warmUp(target, WARM_UP_CALLS);
    }
    for (let i = 0; i < ROUNDS; i += 1) for (const side of i % 2 ? [bare, ours] : [ours, bare]) await round(side);
    return {
      ours: median(ours.perSecond),
      bare: median(bare.perSecond),
      ratio: medianRatio(ours.perSecond, bare.perSecond),
      ourProcessorUs: medianOrNull(ours.processorUs),
      bareProcessorUs: medianOrNull(bare.processorUs),
    };
  } finally {
    await vesta.stop();
    await server.stop();
  }
}
