import { hashNamed } from './algorithms.ts';
import { childrenOf, objectId, readDer } from './der.ts';

interface Imprint {
  readonly hash: string;
  readonly digest: Uint8Array;
}

/** What an authority for time was shown of the document; null where it is not understood. */
export function imprintIn(told: Uint8Array): Imprint | null {
  const [, , imprint] = childrenOf(readDer(told));
  const [algorithm, digest] = imprint ? childrenOf(imprint) : [];
  const id = algorithm && childrenOf(algorithm)[0];
  const hash = id ? hashNamed(objectId(id)) : null;
  return hash && digest ? { hash, digest: digest.content } : null;
}
