import { expect, test } from 'vitest';
import { isForeign, isShipped } from './left-out.mjs';

const here = `bin/napi-v6/${process.platform}/${process.arch}`;

test.each([
  ['fastify', 'lib/server.js', true],
  ['fastify', 'types/server.d.ts', false],
  ['fastify', 'docs/Reference.md', false],
  ['fastify', 'docs/LICENSE', true],
  ['fastify', 'LICENSE.md', true],
  ['pg', 'index.js.map', false],
  ['onnxruntime-node', `${here}/onnxruntime_binding.node`, true],
  ['onnxruntime-node', 'bin/napi-v6/plan9/x64/onnxruntime_binding.node', false],
  ['onnxruntime-node', 'dist/index.js', true],
])('%s: %s ships: %s', (name, path, ships) => expect(isShipped(name, path)).toBe(ships));

test('only builds for other systems are foreign', () => {
  expect(isForeign('onnxruntime-node', 'bin/napi-v6/plan9/x64/onnxruntime_binding.node')).toBe(true);
  expect(isForeign('onnxruntime-node', `${here}/onnxruntime_binding.node`)).toBe(false);
  expect(isForeign('fastify', 'docs/Reference.md')).toBe(false);
});
