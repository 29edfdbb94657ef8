import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { confirmed, isRecognised } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, placeOfConfirmation } from '../run/places.ts';
import { fiscalCodeOn } from './holder.ts';

/** The last letter of an Italian fiscal code follows from the others. */
export const codeCheckCharacter: Rule<ReadPaper, 'R_CF_CHECKCHAR'> = {
  id: 'R_CF_CHECKCHAR',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'code_letter', explains: ['R_CF_VS_*'] },
    answers: ['person.code'],
    traits: ['trace'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const found = fiscalCodeOn(reading);
    if (!found) {
      const seen = reading.country === 'IT' ? confirmed(reading, 'fiscal_id_check') : null;
      return seen ? inconclusive([placeOfConfirmation(seen)]) : null;
    }
    const working = [placeOf(reading, found.field)];
    if (hasRightCheckCharacter(found.code)) return passed(working);
    return isRecognised(paper, reading) ? inconclusive(working) : failed(working);
  },
};
