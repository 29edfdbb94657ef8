import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Child, prepareChild, startChild } from '../../../test/child-process.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { DirectoryInUseError } from './directory-in-use-error.ts';

let folder: string;
const children: Child[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vesta-lock-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
  await rm(folder, { recursive: true, force: true });
});

const open = async (file: string) => {
  const child = startChild(file, [folder]);
  children.push(child);
  return child;
};

test('a second process is told who has the directory and what to do', async () => {
  const file = await prepareChild('open-directory');
  const owner = await open(file);
  await owner.hear('opened');
  const second = await open(file);
  const refused = await second.hear('refused');
  await second.ended;
  expect(refused?.message).toContain(path.join(folder, 'database'));
  expect(refused?.message).toContain(`pid ${owner.process.pid}`);
  expect(refused?.message).toMatch(/Stop that process first, choose another DATA_DIR, or set DATABASE_URL/);
  expect(second.process.exitCode).toBe(3);
});

test('a killed owner leaves nothing that has to be cleaned up, and of several successors one gets in', async () => {
  const file = await prepareChild('open-directory');
  const owner = await open(file);
  await owner.hear('opened');
  await owner.kill();
  const successors = await Promise.all([open(file), open(file), open(file)]);
  const answers = await Promise.all(
    successors.map((child) => Promise.race([child.hear('opened'), child.hear('refused')])),
  );
  expect(answers.map((answer) => answer?.kind).sort()).toEqual(['opened', 'refused', 'refused']);
});

test('two claims inside one process are kept apart, until the first is released', async () => {
  const lock = await lockDataDirectory(folder);
  await expect(lockDataDirectory(folder)).rejects.toThrow(/already open in this process/);
  await lock.release();
  const again = await lockDataDirectory(folder);
  await again.release();
});

test('of many claims at the same moment exactly one is granted, round after round', async () => {
  for (let round = 0; round < 25; round += 1) {
    const claims = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDirectory(folder)));
    const granted = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
    const refused = claims.flatMap((claim) => (claim.status === 'rejected' ? [claim.reason] : []));
    expect(granted).toHaveLength(1);
    expect(refused.every((reason) => reason instanceof DirectoryInUseError)).toBe(true);
    await granted[0]?.release();
  }
  expect(await readdir(folder)).toHaveLength(1);
});

test('a directory whose name is too long for a socket address is locked all the same', async () => {
  const deep = path.join(folder, 'a'.repeat(90), 'b'.repeat(90));
  await mkdir(deep, { recursive: true });
  const lock = await lockDataDirectory(deep);
  await expect(lockDataDirectory(deep)).rejects.toBeInstanceOf(DirectoryInUseError);
  await lock.release();
});
