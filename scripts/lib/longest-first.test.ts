import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONG, LongestFirst } from './longest-first.ts';
import { root } from './root.mjs';

/** A checkout in which nothing was ever run: no file has a record. */
const fresh = {
  cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
  config: { root: '/' },
} as unknown as Vitest;
const file = (name: string, moduleId: string): TestSpecification =>
  ({ moduleId, project: { name, config: { isolate: false, sequence: { groupOrder: 0 } } } }) as TestSpecification;

test('what takes long comes first in its project, and no two projects take turns', async () => {
  const long = '/apps/server/src/modules/release/release.test.ts';
  const sorted = await new LongestFirst(fresh).sort([
    file('server-postgres', '/a.test.ts'),
    file('server-embedded', '/a.test.ts'),
    file('server-postgres', long),
    file('server-embedded', long),
  ]);
  expect(sorted.map(({ project, moduleId }) => [project.name, moduleId])).toEqual([
    ['server-embedded', long],
    ['server-embedded', '/a.test.ts'],
    ['server-postgres', long],
    ['server-postgres', '/a.test.ts'],
  ]);
});

test('every file that is named as a long one is there', () => {
  expect(LONG.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
