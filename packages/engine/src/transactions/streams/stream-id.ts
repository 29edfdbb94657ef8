import type { Category, Direction } from '../category.ts';

const OFFSETS = [0x811c9dc5, 0x01000193];
const PRIME = 0x01000193;

function hash(text: string, offset: number): string {
  let value = offset;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/** A name for a stream that does not tell who is behind it to somebody who only sees the name. */
export const streamId = (direction: Direction, category: Category, party: string): string =>
  `${category}-${OFFSETS.map((offset) => hash(`${direction} ${category} ${party}`, offset)).join('')}`;
