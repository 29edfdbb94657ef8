import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import type { Case } from './cases.ts';
import { digital, gatherInTurn, leavesPixels } from './gather.ts';

/** How many people, and which of several helpers this one is: each looks at the pictures of every so many pairs. */
export interface Share {
  readonly photographed: number;
  readonly scanned: number;
  readonly helper: number;
  readonly helpers: number;
}

/** Two people after each other are of two countries: they stay together. */
export async function gatherPictures({ photographed, scanned, helper, helpers }: Share): Promise<Case[]> {
  const isOwn = (index: number): boolean => (index >> 1) % helpers === helper;
  const identity = await gatherInTurn(photographed, ['identity_document'], ocr, () => true, isOwn);
  return [...identity, ...(await gatherInTurn(scanned, digital, ocr, leavesPixels, isOwn))];
}
