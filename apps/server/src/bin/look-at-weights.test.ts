import { expect, test } from 'vitest';
import { StartError } from '../lib/start-error.ts';
import { lookAtWeights } from './look-at-weights.ts';

test('a server with all its weights starts', async () => {
  await expect(lookAtWeights()).resolves.toBeUndefined();
});

test('one whose weights are missing or damaged does not, and says which and what to do', async () => {
  const start = lookAtWeights(async () => ['reader.onnx', 'signs.txt']);
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    'reader.onnx, signs.txt missing or damaged: install or unpack the release again.',
  );
});
