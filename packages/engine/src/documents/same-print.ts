import { sharedHeight, sharedWidth } from '../evidence/geometry.ts';
import type { Found } from './found.ts';

/** Whether two fields were read from one and the same figure on the paper. */
export const isSamePrint = <T extends number | string>(a: Found<T>, b: Found<T>): boolean =>
  a.page === b.page && a.value === b.value && sharedWidth(a.box, b.box) > 0.5 && sharedHeight(a.box, b.box) > 0.5;
