import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { end, spawnNode } from './own-processes.ts';
import { vestaBundle } from './paths.ts';
import { processorMs } from './process-figures.ts';

export interface ServerProcess {
  address: string;
  pid: number;
  /** From the start of the process to its first good answer. */
  readyMs: number;
  /** Processor time up to that answer, which a busy machine does not stretch; null where the system does not tell. */
  readyProcessorMs: number | null;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface ServerStart {
  file: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  port: number;
  /** Answers 200 as soon as the server can serve. */
  readyPath: string;
}

/** Only a process that never comes up takes as long; on a busy machine a start may take a minute. */
const READY_WITHIN_MS = 240_000;
const ASK_EVERY_MS = 10;

export async function startServer({ file, args, env, port, readyPath }: ServerStart): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawnNode(file, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://localhost:${port}`;
  while (!(await answers(address + readyPath))) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting (status ${child.exitCode}).`);
    if (performance.now() - started > READY_WITHIN_MS) {
      await end(child, 'SIGKILL');
      throw new Error('The server did not become ready.');
    }
    await delay(ASK_EVERY_MS);
  }
  const pid = child.pid ?? 0;
  const readyMs = performance.now() - started;
  return {
    address,
    pid,
    readyMs,
    readyProcessorMs: await processorMs(pid),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

/** The product itself, as `npm start` runs it. */
export async function startVesta(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env, PORT: String(port) };
  return startServer({ file: vestaBundle, args: ['serve'], env: settings, port, readyPath: '/readyz' });
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
