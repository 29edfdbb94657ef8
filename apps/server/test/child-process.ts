import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverFolder } from '../src/lib/worker-url.ts';
import { bundle } from './bundle-workers.ts';

export type Child = {
  process: ChildProcess;
  /** Everything the child has said so far, one JSON value a line. */
  said: ChildMessage[];
  /** Resolves with the first message of this kind, also when it was said before; null when the child ended without. */
  hear(kind: string): Promise<ChildMessage | null>;
  /** Ends it as a power cut would: nothing in the process gets a chance to tidy up. */
  kill(): Promise<void>;
  ended: Promise<void>;
};

export type ChildMessage = { kind: string; [field: string]: unknown };

const prepared = new Map<string, Promise<string>>();

/** Bundles a file of test/children, once per worker: sources do not change while tests run. */
export function prepareChild(name: string): Promise<string> {
  const known = prepared.get(name) ?? bundleChild(name);
  prepared.set(name, known);
  return known;
}

async function bundleChild(name: string): Promise<string> {
  const folder = path.join(serverFolder, 'dist', 'test-children');
  await bundle([path.join(serverFolder, 'test', 'children', `${name}.ts`)], folder);
  return path.join(folder, `${name}.js`);
}

export function startChild(file: string, args: string[], flags: string[] = ['--enable-source-maps']): Child {
  const child = spawn(process.execPath, [...flags, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: ChildMessage[] = [];
  const listeners = new Set<() => void>();
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(JSON.parse(line) as ChildMessage);
    for (const listener of listeners) listener();
  });
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(() => {});
  const hear = (kind: string) =>
    new Promise<ChildMessage | null>((resolve) => {
      const look = () => {
        const found = said.find((message) => message.kind === kind);
        if (found) resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => resolve(null));
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { process: child, said, hear, kill, ended };
}
