import { expect, test } from 'vitest';
import { threadThat } from '../aside/testing/thread-that.ts';
import { openWeights } from './weights.ts';
import { weightsAside } from './weights-aside.ts';

test('UPL-06 weights are run in this thread where their own cannot', async () => {
  const name = 'finder.onnx';
  const input = { data: new Float32Array(48 * 192).fill(0.5), dims: [1, 1, 48, 192] };
  const here = await (await openWeights(name))(input);
  const aside = weightsAside(name, threadThat('tell(id, null);', { placesAtOnce: 7 }));
  expect(await aside(input)).toEqual(here);
  expect(input.data).toHaveLength(48 * 192);
});
