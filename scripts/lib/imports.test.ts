import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImports } from './imports.mjs';

let root: string;
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vesta-imports-'));
  write('packages/domain/package.json', '{ "name": "@vesta/domain", "exports": { "./*": "./src/*.ts" } }');
  write('packages/domain/src/regions/codes.ts');
});
afterEach(() => rmSync(root, { recursive: true }));

test('values, types, what is handed on, and what is fetched later are imports', () => {
  const source = `
    import { readFile } from 'node:fs/promises';
    import fastify from 'fastify';
    import type { RegionCode } from '@vesta/domain/regions/codes';
    import './page.module.css';
    import mark from './mark.svg?raw';
    export { later } from './later.ts';
    export type { Row } from '../row.tsx';
    // import { gone } from './gone.ts';
    export const lazy = () => import('./lazy.ts');
    export type Kind = import('./kind.ts').Kind;
    vi.mock('./not-there.ts');
    export const text = "import './said.ts'";
  `;
  for (const name of ['page.module.css', 'mark.svg', 'later.ts', '../row.tsx', 'lazy.ts', 'kind.ts'])
    write(join('apps/web/src', name));
  write('apps/web/src/page.tsx', source);
  write('apps/web/dist/built.js', "import './gone.js'");
  write('apps/web/node_modules/other/index.js', "import './gone.js'");
  expect([...readImports(root, ['apps'])].sort()).toEqual(
    [
      ['apps/web/row.tsx', []],
      [
        'apps/web/src/page.tsx',
        [
          'node:',
          'packages/domain/src/regions/codes.ts',
          'apps/web/src/page.module.css',
          'apps/web/src/mark.svg',
          'apps/web/src/later.ts',
          'apps/web/row.tsx',
          'apps/web/src/lazy.ts',
          'apps/web/src/kind.ts',
        ],
      ],
      ...['kind', 'later', 'lazy'].map((name) => [`apps/web/src/${name}.ts`, []]),
    ].sort(),
  );
});

test('an import of our own that leads nowhere is told, not passed over', () => {
  write('apps/web/src/page.tsx', "import './gone.ts'");
  expect(() => readImports(root, ['apps'])).toThrow('page.tsx imports ./gone.ts');
  write('apps/web/src/page.tsx', "import '@vesta/domain/gone'");
  expect(() => readImports(root, ['apps'])).toThrow('imports @vesta/domain/gone');
});
