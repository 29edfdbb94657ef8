import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngineHost, type EngineHost, type EngineHostOptions } from './engine-host.ts';

interface Answer {
  readonly pid: number;
  readonly sum: number;
  readonly environment: readonly string[];
}

/** A child that obeys its bytes: each first byte stands for one kind of trouble. */
const childSource = `
import { serveJobs } from './serve-jobs.ts';
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const held = [];
const succeeds = (act) => { try { act(); return true; } catch { return false; } };
const attempts = () => ({
  own: succeeds(() => readFileSync(process.argv[1])),
  foreign: succeeds(() => readFileSync('/etc/hosts')),
  write: succeeds(() => writeFileSync(process.argv[1] + '.written', '')),
  program: succeeds(() => execSync('true')),
  mayGainRights: !/NoNewPrivs:\\s+1/.test(readFileSync('/proc/self/status', 'utf8')),
  folder: process.cwd(),
});
serveJobs(async (job) => {
  const [order] = job.bytes;
  if (order === 1) for (;;) {}
  if (order === 2) process.exit(3);
  if (order === 3) for (;;) { held.push(Buffer.alloc(16 * 1024 * 1024, 1)); await new Promise((go) => setTimeout(go, 5)); }
  if (order === 4) throw new TypeError('the private text of a paper');
  if (order === 5) return attempts();
  return { pid: process.pid, sum: job.bytes.reduce((a, b) => a + b, 0), environment: Object.keys(process.env) };
});
`;

const folder = mkdtempSync(join(tmpdir(), 'vesta-host-'));
const entry = pathToFileURL(join(folder, 'child.mjs'));
const hosts: EngineHost<unknown, unknown>[] = [];

function hostWith(options: Partial<EngineHostOptions> = {}): EngineHost<{ bytes: Uint8Array }, Answer> {
  const host = createEngineHost<{ bytes: Uint8Array }, Answer>({ entry, processes: 1, ...options });
  hosts.push(host as EngineHost<unknown, unknown>);
  return host;
}

const order = (...bytes: number[]) => ({ bytes: Uint8Array.from(bytes) });

async function answerOf(host: EngineHost<{ bytes: Uint8Array }, Answer>, ...bytes: number[]): Promise<Answer> {
  const outcome = await host.run(order(...bytes));
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.result;
}

beforeAll(async () => {
  await build({
    stdin: { contents: childSource, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: join(folder, 'child.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});

afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  rmSync(folder, { recursive: true });
});

describe('a host of child processes', { timeout: 60_000 }, () => {
  test('a process that has nothing to do goes, and the next file starts another', async () => {
    const host = hostWith({ idleMs: 100 });
    const { pid } = await answerOf(host, 7);
    const isAlive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive, { timeout: 5_000 }).toBe(false);
    expect((await answerOf(host, 8)).pid).not.toBe(pid);
  });

  test('hands bytes over and the result back', async () => {
    expect((await answerOf(hostWith(), 10, 20, 30)).sum).toBe(60);
  });

  test('keeps its secrets from the process that reads files', async () => {
    process.env.VESTA_TEST_SECRET = 'hidden';
    const { environment } = await answerOf(hostWith(), 10);
    delete process.env.VESTA_TEST_SECRET;
    expect(environment).not.toContain('VESTA_TEST_SECRET');
    expect(environment).toEqual(expect.arrayContaining(['PATH', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']));
  });

  test.runIf(process.platform === 'linux')(
    'may read its own program, and neither other files nor write nor start anything',
    async () => {
      const outcome = await hostWith({ readable: [] }).run(order(5));
      expect(outcome).toEqual({
        ok: true,
        result: {
          own: true,
          foreign: false,
          write: false,
          program: false,
          mayGainRights: !existsSync('/usr/bin/setpriv'),
          folder: tmpdir(),
        },
      });
    },
  );

  test('ends a file that never ends, and serves the next one', async () => {
    const host = hostWith({ timeLimitMs: 1500 });
    // On a machine with much else to do it may not even get to work so long.
    expect(await host.run(order(1))).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^(timeout|stalled)$/),
    });
    expect((await answerOf(host, 10, 1)).sum).toBe(11);
  });

  test('outlives a process that is killed, and serves the next file', async () => {
    const host = hostWith();
    const first = await answerOf(host, 10);
    const [killed] = await Promise.all([host.run(order(1)), later(500, () => process.kill(first.pid, 'SIGKILL'))]);
    expect(killed).toEqual({ ok: false, problem: 'crashed' });
    expect((await answerOf(host, 10, 2)).sum).toBe(12);
  });

  test('names a process that ended by itself', async () => {
    expect(await hostWith().run(order(2))).toEqual({ ok: false, problem: 'crashed' });
  });

  test('ends a file that takes too much memory', async () => {
    const host = hostWith({ memoryLimitBytes: 220 * 1024 * 1024 });
    expect(await host.run(order(3))).toEqual({ ok: false, problem: 'out_of_memory' });
  });

  test('tells of an error without its message', async () => {
    const outcome = await hostWith().run(order(4));
    expect(outcome).toEqual({ ok: false, problem: 'crashed' });
    expect(JSON.stringify(outcome)).not.toContain('private');
  });

  test('replaces a process after its share of files', async () => {
    const host = hostWith({ filesPerProcess: 2 });
    const pids = [];
    for (let file = 0; file < 4; file += 1) pids.push((await answerOf(host, 10)).pid);
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).toBe(pids[3]);
    expect(pids[1]).not.toBe(pids[2]);
  });

  test('lets files wait for a free process and forgets none', async () => {
    const host = hostWith({ processes: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => answerOf(host, 10, n)));
    expect(answers.map(({ sum }) => sum)).toEqual([11, 12, 13, 14, 15, 16]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });
});

const later = (ms: number, act: () => void): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      act();
      resolve();
    }, ms);
  });
