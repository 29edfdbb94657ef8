import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';
import { root } from './root.mjs';

const packages = {
  'apps/server': { name: '@vesta/server', dependencies: { fastify: '^5.0.0', '@scope/thing': '^1.0.0' } },
  'apps/web': { name: '@vesta/web', dependencies: { react: '^19.0.0' } },
  'node_modules/react': { version: '19.0.0', license: 'MIT' },
  'node_modules/fastify': { version: '5.1.0', license: 'MIT', integrity: 'sha512-AAEC' },
  'node_modules/@scope/thing': { version: '1.2.3', license: '(MIT OR Apache-2.0)' },
  'node_modules/only-for-tests': { version: '9.0.0', license: 'MIT', dev: true },
};
const from = { version: '0.1.0', packages };

test('a bill names what is shipped with version, licence and sum, and nothing else', () => {
  expect(billOfMaterials(from).components).toEqual([
    {
      type: 'library',
      name: '@scope/thing',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/thing@1.2.3',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    },
    {
      type: 'library',
      name: 'fastify',
      version: '5.1.0',
      purl: 'pkg:npm/fastify@5.1.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    },
    {
      type: 'library',
      name: 'react',
      version: '19.0.0',
      purl: 'pkg:npm/react@19.0.0',
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});

test('what is not installed on this system is not in its release, nor in its bill', () => {
  const isThere = (path: string) => !path.includes('fastify');
  expect(billOfMaterials({ ...from, isThere }).components.map(({ name }) => name)).toEqual(['@scope/thing', 'react']);
});

test('of the product as it is now every package has a licence', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { components } = billOfMaterials(lock);
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([]);
});
