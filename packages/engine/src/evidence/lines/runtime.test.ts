import { expect, test } from 'vitest';
import { nativeRuntime, portableRuntime, type Runtime } from './runtime.ts';
import { openWeights } from './weights.ts';

const stripes = Float32Array.from({ length: 3 * 48 * 192 }, (_, at) => (at % 24 < 12 ? 1 : -1));
const input = { data: stripes, dims: [1, 3, 48, 192] };

/** Not there on every system. */
const native = await nativeRuntime().catch(() => null);

test.skipIf(native === null)(
  'UPL-06 both runtimes see the same, so that a system without the native one reads as well',
  async () => {
    const seenBy = async (runtime: Runtime) =>
      (await openWeights('ch_ppocr_mobile_v2.0_cls_infer.onnx', runtime))(input);
    const portable = await seenBy(await portableRuntime());
    const here = native && (await seenBy(native));
    expect(here?.dims).toEqual([1, 2]);
    expect(portable.dims).toEqual([1, 2]);
    for (const [at, chance] of portable.data.entries()) expect(here?.data[at]).toBeCloseTo(chance, 4);
  },
);
