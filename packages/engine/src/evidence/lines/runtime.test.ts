import { expect, test } from 'vitest';
import { openWeights } from './weights.ts';

const stripes = Float32Array.from({ length: 48 * 192 }, (_, at) => (at % 24 < 12 ? 1 : -1));

test('UPL-06 the runtime of this system opens the weights and answers', async () => {
  const find = await openWeights('finder.onnx');
  const { data, dims } = await find({ data: stripes, dims: [1, 1, 48, 192] });
  expect(dims).toEqual([1, 1, 24, 96]);
  expect(data.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
});
