import { isIdType, requiredSides } from '@vesta/domain/documents/id-papers';
import type { Reading } from '../../documents/reading.ts';

/** Which side of a card a file shows; null of papers that have but one, and of files that show all of it. */
export function sideOf({ type, side }: Reading): 'front' | 'back' | null {
  if (!isIdType(type) || requiredSides[type].length < 2) return null;
  return side === 'both' ? null : side;
}
