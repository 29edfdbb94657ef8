import { expect, test } from 'vitest';
import { openWeights } from './weights.ts';

const stripes = Float32Array.from({ length: 3 * 48 * 192 }, (_, at) => (at % 24 < 12 ? 1 : -1));

test('UPL-06 the runtime of this system opens the weights and answers', async () => {
  const seen = await openWeights('ch_ppocr_mobile_v2.0_cls_infer.onnx');
  const { data, dims } = await seen({ data: stripes, dims: [1, 3, 48, 192] });
  expect(dims).toEqual([1, 2]);
  expect([...data].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
});
