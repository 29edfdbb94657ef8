import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import { isPartitaIva } from '@vesta/domain/identifiers/partita-iva';
import { isRecognised, textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

const fields = { payslip: 'employer_id', fiscal_document: 'payer_id' } as const;

const isRight = (id: string): boolean =>
  hasFiscalCodeShape(id.toUpperCase()) ? hasRightCheckCharacter(id.toUpperCase()) : isPartitaIva(id);

/** The number of an Italian employer: eleven digits, or the code of a person who employs others. */
export const vatNumberCheckDigit: Rule<ReadPaper, 'R_VAT_CHECKDIGIT'> = {
  id: 'R_VAT_CHECKDIGIT',
  chapter: 'identifiers',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ paper, reading }) => {
    if (reading.country !== 'IT' || (reading.kind !== 'payslip' && reading.type !== 'cu')) return null;
    const field = reading.kind === 'payslip' ? fields.payslip : fields.fiscal_document;
    const id = textIn(reading, field);
    const working = [placeOf(reading, field)];
    if (!id) return inconclusive(working);
    if (isRight(id)) return passed(working);
    return isRecognised(paper, reading) ? inconclusive(working) : failed(working);
  },
};
