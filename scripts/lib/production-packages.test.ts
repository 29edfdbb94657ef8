import { expect, test } from 'vitest';
import { productionPackages } from './production-packages.mjs';

const lock = {
  'apps/server': {
    dependencies: { '@vesta/engine': '1', fastify: '5', 'other-system': '1' },
    devDependencies: { s3: '1' },
  },
  'apps/web': { dependencies: { react: '19' } },
  'packages/engine': { dependencies: { sharp: '1' }, devDependencies: { checker: '1' } },
  'node_modules/@vesta/engine': { link: true, resolved: 'packages/engine' },
  'node_modules/fastify': {
    dependencies: { ajv: '8' },
    peerDependencies: { pino: '9', typescript: '6' },
    peerDependenciesMeta: { typescript: { optional: true } },
  },
  'node_modules/fastify/node_modules/ajv': { dependencies: { uri: '1' } },
  'node_modules/ajv': {},
  'node_modules/uri': { dependencies: { ajv: '6' } },
  'node_modules/pino': {},
  'node_modules/react': {},
  'node_modules/s3': {},
  'node_modules/checker': {},
  'node_modules/typescript': {},
  'node_modules/sharp': { optionalDependencies: { '@img/linux': '1', '@img/mac': '1' } },
  'node_modules/@img/linux': {},
};

test('what runs is found from the nearest folder, through our own packages, without what only builds or tests', () => {
  expect(productionPackages(lock, 'apps/server')).toEqual([
    'node_modules/@img/linux',
    'node_modules/ajv',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/ajv',
    'node_modules/pino',
    'node_modules/sharp',
    'node_modules/uri',
  ]);
});
