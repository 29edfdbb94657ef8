import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesBelow, makeRelease } from '../scripts/lib/make-release.mjs';
import { freePort } from './harness/free-port.ts';

const MOST_BYTES = 350_000_000;

let scratch: string;
let program: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'vesta-release-'));
  makeRelease(join(scratch, 'vesta'));
  program = join(scratch, 'vesta', 'vesta.mjs');
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Neither npm nor anything else can be found, and nothing of this checkout lies above the folder. */
const bare = { cwd: tmpdir(), env: { PATH: '/nowhere', HOME: '/nowhere' } };

async function answered(url: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer;
    if (tries > 300) throw new Error(`${url} did not answer.`);
    await delay(100);
  }
}

test('a release is small enough to be sent around', () => {
  expect(bytesBelow(join(scratch, 'vesta'))).toBeLessThan(MOST_BYTES);
});

test('a release serves pages, calls and flags with Node alone, and goes when it is told to', async () => {
  const port = await freePort();
  const env = { ...bare.env, DATA_DIR: join(scratch, 'data'), PORT: String(port), LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [program, 'serve'], { ...bare, env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await answered(`http://localhost:${port}/readyz`);
    const page = await answered(`http://localhost:${port}/it/fill/occupation`);
    expect(await page.text()).toContain('id="root"');
    for (const path of ['/api/v1/workflow/occupations', '/flags/it.svg'])
      expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200]);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
  }
});

test('a release reads a PDF and a photograph: its weights and libraries came along', () => {
  const run = (...args: string[]) => execFileSync(process.execPath, [program, ...args], { ...bare, encoding: 'utf8' });
  const papers = join(scratch, 'papers');
  run('specimen', '--persona', 'giulia', '--out', papers);
  const kinds = ['busta-paga-2026-10-zucchetti.pdf', 'carta-identita-fronte.jpg'].map(
    (name) => JSON.parse(run('inspect', '--json', join(papers, name))).kind,
  );
  expect(kinds).toEqual(['payslip', 'identity_document']);
});
