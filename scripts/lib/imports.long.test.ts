import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { readImports } from './imports.mjs';
import { root } from './root.mjs';

const FOLDERS = ['apps', 'packages', 'e2e', 'bench'];
const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Between the folders that the rules speak of, and to Node. */
function between(modules: Iterable<readonly [string, readonly string[]]>): Map<string, string[]> {
  const isOurs = (path: string) => FOLDERS.includes(path.split('/')[0] ?? '');
  const code = [...modules].filter(([file]) => isOurs(file) && CODE.test(file));
  return new Map(
    code.map(([file, to]) => [file, [...new Set(to.filter((path) => path === 'node:' || isOurs(path)))].sort()]),
  );
}

test('the imports that the rules are held against are those that dependency-cruiser finds', async () => {
  const { options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const { output } = await cruise(FOLDERS, { ...options, baseDir: root }, undefined, {
    tsConfig: extractTsConfig('tsconfig.json'),
  });
  if (typeof output === 'string') throw new Error('No list of modules came back.');
  const theirs = output.modules.map(
    ({ source, dependencies }) =>
      [source, dependencies.map(({ resolved, coreModule }) => (coreModule ? 'node:' : resolved))] as const,
  );
  expect(between(readImports(root, FOLDERS))).toEqual(between(theirs));
});
