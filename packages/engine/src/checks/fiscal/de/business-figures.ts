import { numberIn } from '../../../papers/fields.ts';
import { type ReadPaper, readPapersOf } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

const ownFigures = ['bwa', 'euer'];

/**
 * Figures that a business drew up itself, before personal tax: an assessment beside them makes them proof. Without one
 * those of a running year, which nobody has closed, warn; a whole year's count of receipts goes to the tax office as it
 * is and is told without a warning. A loss always warns.
 */
export const businessFigures: Rule<ReadPaper<'fiscal_document'>, 'R_DE_BUSINESS_FIGURES'> = {
  id: 'R_DE_BUSINESS_FIGURES',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, set }) => {
    if (!ownFigures.includes(reading.type)) return null;
    const field = reading.type === 'bwa' ? 'result_to_date' : 'profit';
    const working = [placeOf(reading, field)];
    const result = numberIn(reading, field);
    if (result === null) return inconclusive(working);
    if (result < 0) return failed(working, { variant: 'loss', data: { amount: result } });
    const hasAssessment = readPapersOf(set, 'fiscal_document').some((other) => other.reading.type === 'est_bescheid');
    if (hasAssessment) return passed(working);
    return failed(working, { level: reading.type === 'bwa' ? 'warning' : 'info', data: { amount: result } });
  },
};
