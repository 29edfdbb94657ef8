import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const own = new Set<ChildProcess>();

// However the run ends, nothing of it goes on measuring in the background.
process.on('exit', () => {
  for (const child of own) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts Node on a file. Its environment holds only what is given, so that nobody's settings colour the figures. */
export function spawnNode(
  file: string,
  args: string[],
  options: SpawnOptions & { env?: NodeJS.ProcessEnv },
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...options.env };
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { ...options, env });
  own.add(child);
  child.once('exit', () => own.delete(child));
  return child;
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Runs a child to its end and returns the JSON it printed. */
export async function answerOf<T>(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<T> {
  const child = spawnNode(file, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`A child process of the benchmark ended with status ${status}.`);
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as T;
}
