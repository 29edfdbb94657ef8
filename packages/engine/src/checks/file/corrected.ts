import { isField } from '@vesta/domain/papers/schema';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { inconclusive } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** What was read beside what the owner says, for each value that they corrected. */
function placesOf({ readings, corrections = {} }: KeptPaper): EvidencePlace[] {
  return Object.entries(corrections).flatMap(([key, stated]) => {
    const [number, name = ''] = key.split('.');
    const reading = readings[Number(number) - 1];
    const expected = typeof stated === 'boolean' ? String(stated) : stated;
    return reading && isField(name) && reading.fields[name] ? [placeOf(reading, name, { expected })] : [];
  });
}

/** A correction is somebody's word and no evidence: the report says so, and whoever reviews it sees both values. */
export const fileCorrected: Rule<KeptPaper, 'R_FILE_CORRECTED'> = {
  id: 'R_FILE_CORRECTED',
  chapter: 'file',
  level: 'info',
  blocking: false,
  means: { traits: ['owners_word'] },
  reads: [],
  judge: (paper) => {
    const places = placesOf(paper);
    return places.length === 0 ? null : inconclusive(places, { data: { count: places.length } });
  },
};
