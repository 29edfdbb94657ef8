import { idSides } from '@vesta/domain/documents/id-papers';
import type { DocumentRecord } from '@vesta/domain/documents/record';

function rankOf({ recognised }: DocumentRecord): number {
  const [side] = recognised?.sides ?? [];
  return side ? idSides.indexOf(side) : idSides.length;
}

/** The front before the back, whichever arrived or was read first; what is not known yet stays at the end as it came. */
export const bySide = (papers: readonly DocumentRecord[]): DocumentRecord[] =>
  papers.toSorted((one, other) => rankOf(one) - rankOf(other));
