import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { toPlainCode } from '@vesta/domain/fiscal-code/omocodia';
import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { fiscalCodeOn } from './holder.ts';

/** Two codes of one person may differ in letters that stand for digits. */
export const sameFiscalCode = (a: string, b: string): boolean =>
  toPlainCode(normaliseFiscalCode(a)) === toPlainCode(normaliseFiscalCode(b));

/** Whether the paper bears the code that was given. Tax papers have a rule of their own, which knows of couples. */
export const codeOnDocument: Rule<ReadPaper, 'R_CF_ON_DOCUMENT_MATCH'> = {
  id: 'R_CF_ON_DOCUMENT_MATCH',
  chapter: 'identifiers',
  level: 'critical',
  blocking: false,
  means: {
    cause: { kind: 'code', explains: ['R_CF_*'] },
    flags: [{ flag: 'tax_id_mismatch' }],
    answers: ['person.code', 'payslip.fiscal_code_matches'],
  },
  reads: ['fiscal_code'],
  judge: ({ reading }, { applicant }) => {
    const found = reading.kind === 'fiscal_document' ? null : fiscalCodeOn(reading);
    if (!found || !applicant) return null;
    const declared = applicant.fiscal_code;
    const working = [placeOf(reading, found.field, { expected: declared })];
    if (!declared) return inconclusive(working);
    if (sameFiscalCode(found.code, declared)) return passed(working);
    // A code that is wrong in itself was misread or mistyped: that is another finding.
    return hasRightCheckCharacter(found.code) ? failed(working) : inconclusive(working);
  },
};
