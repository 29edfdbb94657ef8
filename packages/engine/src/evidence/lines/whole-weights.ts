import { createHash } from 'node:crypto';
import { weightsFile } from './weights.ts';

/** What each file of weights must be, to the byte; half a file opens as well and reads nonsense. Made by `sha256sum`. */
export const digests: Readonly<Record<string, string>> = {
  'reader.onnx': '2abf7f6c9e05710382274e7b7e1d02c9ec8ab087b9812900088458b8a2349023',
  'reader-bytes.onnx': 'bb712ee5a8b5d303129207907fbe57a6beac200aa34602713b37676648bfbe90',
  'finder.onnx': '399a4145c576f313458a999a9501a4878c13e1b6513b55c7dc7bd256df077df7',
  'signs.txt': '4d87b6d469887e9081664f9e5e2847c5c624a4918a631315b3a2f469f4d41f4f',
};

const isWhole = async (name: string, digest: string, read: typeof weightsFile): Promise<boolean> => {
  const bytes = await read(name).catch(() => null);
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === digest;
};

/** The names of those files without which no picture can be read, and which are missing or damaged. */
export async function brokenWeights(read: typeof weightsFile = weightsFile): Promise<string[]> {
  const names = Object.keys(digests);
  const whole = await Promise.all(names.map((name) => isWhole(name, digests[name] ?? '', read)));
  return names.filter((_, at) => !whole[at]);
}
