import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import { confirmed, isRecognised, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, placeOfConfirmation } from '../run/places.ts';

export const steuerIdCheckDigit: Rule<ReadPaper, 'R_STEUERID_CHECKDIGIT'> = {
  id: 'R_STEUERID_CHECKDIGIT',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    if (reading.country !== 'DE' || reading.kind === 'identity_document') return null;
    const id = textIn(reading, 'fiscal_id');
    if (!id) {
      const seen = confirmed(reading, 'fiscal_id_check');
      return seen ? inconclusive([placeOfConfirmation(seen)]) : null;
    }
    const working = [placeOf(reading, 'fiscal_id')];
    if (isSteuerId(id)) return passed(working);
    return isRecognised(paper, reading) ? inconclusive(working) : failed(working);
  },
};
