import { describe, expect, test } from 'vitest';
import { openWeights } from './weights.ts';
import { weightsAside } from './weights-aside.ts';
import { startWeightsThread } from './weights-thread.ts';

/** A thread that does this with each question, and has room for 7 places. */
const threadThat = (onQuestion: string) => {
  const source = `
    import { parentPort } from 'node:worker_threads';
    const seen = (id, output) => parentPort.postMessage({ kind: 'seen', id, output });
    parentPort.on('message', ({ id, name, input }) => { ${onQuestion} });
    parentPort.postMessage({ kind: 'ready', placesAtOnce: 7 });`;
  return startWeightsThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
};
const numbers = (...values: number[]) => ({ data: Float32Array.from(values), dims: [1, values.length] });

describe('weights in a thread of their own', () => {
  test('answer each question with its own answer, in whatever order they are done', async () => {
    const thread = threadThat(
      'setTimeout(() => seen(id, { data: input.data.map((value) => value * 2), dims: input.dims }), 40 - input.data[0]);',
    );
    const [slow, fast] = await Promise.all([thread.ask('any', numbers(1)), thread.ask('any', numbers(30))]);
    expect([...slow.data, ...fast.data]).toEqual([2, 60]);
    expect(await thread.placesAtOnce).toBe(7);
  });

  test('fail those who wait when the thread ends, and those who come later', async () => {
    const thread = threadThat('process.exit(1);');
    await expect(thread.ask('any', numbers(1))).rejects.toThrow('gone');
    await expect(thread.ask('any', numbers(2))).rejects.toThrow('gone');
  });

  test('fail where the file of the thread cannot be run', async () => {
    const thread = startWeightsThread(new URL('data:text/javascript,nonsense('));
    await expect(thread.placesAtOnce).rejects.toThrow('gone');
  });

  test('UPL-06 are run in this one where their thread cannot', async () => {
    const name = 'ch_ppocr_mobile_v2.0_cls_infer.onnx';
    const input = { data: new Float32Array(3 * 48 * 192).fill(0.5), dims: [1, 3, 48, 192] };
    const here = await (await openWeights(name))(input);
    const aside = weightsAside(name, threadThat('seen(id, null);'));
    expect(await aside(input)).toEqual(here);
    expect(input.data).toHaveLength(3 * 48 * 192);
  });
});
