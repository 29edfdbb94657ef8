import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyLogo } from './company-logo.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logo-'));
  await mkdir(path.join(folder, 'web'));
  await writeFile(path.join(folder, 'web', 'mark.svg'), '<svg/>');
  await writeFile(path.join(folder, 'web', 'large.png'), Buffer.alloc(200_001));
  await writeFile(path.join(folder, 'secret.svg'), '<svg/>');
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (logo: string | null) => companyLogo(logo, path.join(folder, 'web'));

test('a mark among the served files is taken with its kind', async () => {
  expect(await ask('/mark.svg')).toEqual({ format: 'svg', bytes: [...Buffer.from('<svg/>')] });
});

test('none, one elsewhere, outside the folder, too large, missing or of another kind is left out', async () => {
  const refused = [null, 'https://x.example/mark.svg', '/../secret.svg', '/large.png', '/none.svg', '/mark.webp'];
  expect(await Promise.all(refused.map(ask))).toEqual(refused.map(() => null));
});
