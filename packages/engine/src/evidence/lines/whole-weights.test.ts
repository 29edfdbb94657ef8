import { expect, test } from 'vitest';
import { weightsFile } from './weights.ts';
import { brokenWeights } from './whole-weights.ts';

test('the weights that come with the product are whole', async () => {
  expect(await brokenWeights()).toEqual([]);
});

test('a file that is missing, cut short or altered is named', async () => {
  const missing = (name: string) => (name === 'signs.txt' ? Promise.reject(new Error('ENOENT')) : weightsFile(name));
  expect(await brokenWeights(missing)).toEqual(['signs.txt']);
  for (const reader of ['reader.onnx', 'reader-bytes.onnx']) {
    const cut = async (name: string) => (await weightsFile(name)).subarray(0, name === reader ? -1 : undefined);
    expect(await brokenWeights(cut)).toEqual([reader]);
    const gone = (name: string) => (name === reader ? Promise.reject(new Error('ENOENT')) : weightsFile(name));
    expect(await brokenWeights(gone)).toEqual([reader]);
  }
  const altered = async (name: string) =>
    name === 'finder.onnx' ? (await weightsFile(name)).fill(7, 900, 910) : weightsFile(name);
  expect(await brokenWeights(altered)).toEqual(['finder.onnx']);
});
