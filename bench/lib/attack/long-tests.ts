import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, workFolder } from '../paths.ts';

/** What the tests of the long run noted of themselves. */
interface Noted {
  readonly operations?: number;
  readonly callers?: number;
  readonly leaks?: number;
  readonly calls?: number;
  readonly faults?: number;
}

export interface Tried {
  readonly operations: number;
  readonly callers: number;
  readonly leaks: number;
  readonly calls: number;
  readonly faults: number;
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly meta?: { counts?: Noted } }[] }[];
}

const PATIENCE_MS = 15 * 60_000;

/** Every operation by every kind of caller, and calls by chance: the tests that do so, and what they counted. */
export async function tryEverything(): Promise<Tried> {
  const folder = await mkdtemp(path.join(workFolder, 'long-'));
  const file = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const words = ['run', '--project', 'long', 'apps/server/test/security', '--reporter=json', `--outputFile=${file}`];
  // A test that failed says so with its counts; one that counted nothing is told below.
  await promisify(execFile)(process.execPath, [vitest, ...words], {
    cwd: root,
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 1024 ** 2,
  }).catch(() => null);
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true });
  const noted = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.counts ?? []),
  );
  const sum = (of: keyof Noted): number => noted.reduce((total, one) => total + (one[of] ?? 0), 0);
  const [operations, callers, calls] = [sum('operations'), sum('callers'), sum('calls')];
  if (operations * callers * calls === 0) throw new Error('a walk of the long run has counted nothing');
  return { operations, callers, calls, leaks: sum('leaks'), faults: sum('faults') };
}
