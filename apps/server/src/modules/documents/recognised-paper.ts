import { type IdSide, isIdType } from '@vesta/domain/documents/id-papers';
import type { RecognisedPaper } from '@vesta/domain/documents/record';
import type { Reading } from '@vesta/engine/documents/reading';
import type { StoredReading } from './stored-reading.ts';

const sidesOf = (side: Reading['side']): IdSide[] => {
  if (side === 'both') return ['Front', 'Back'];
  return side === 'back' ? ['Back'] : ['Front'];
};

/** What an identity paper was found to be, with every side of it that the file shows. */
export function recognisedPaper({ paper, type }: StoredReading): RecognisedPaper | null {
  if (type === null) return null;
  const parts = paper.readings.filter((reading) => reading.type === type);
  const sides = [...new Set(parts.flatMap(({ side }) => sidesOf(side)))].sort().toReversed();
  return { document_type: type, id_type: isIdType(type) ? type : null, sides: isIdType(type) ? sides : [] };
}
