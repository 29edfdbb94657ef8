import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape, normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import { isSteuerId } from '@vesta/domain/identifiers/steuer-id';
import { compareNames } from '@vesta/domain/names/compare-names';
import { isPictured, textIn } from '../../papers/fields.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import { sameFiscalCode } from '../identifiers/code-on-document.ts';
import type { Judgement, Rule } from '../rule.ts';
import { nameOf } from '../run/applicant-name.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import type { CheckContext } from '../subject.ts';
import { isOnJointReturn } from './joint-return.ts';

function italian({ paper, reading }: ReadPaper<'fiscal_document'>, { applicant }: CheckContext): Judgement | null {
  if (!applicant) return null;
  const [code, declared] = [textIn(reading, 'fiscal_id'), applicant.fiscal_code];
  const working = [placeOf(reading, 'fiscal_id', { expected: declared })];
  if (isOnJointReturn(reading, applicant)) return passed(working, { variant: 'joint' });
  if (!code || !declared || !hasFiscalCodeShape(normaliseFiscalCode(code))) return inconclusive(working);
  if (sameFiscalCode(code, declared)) return passed(working);
  const mayBeOther = reading.fields.is_joint?.value === true && !textIn(reading, 'spouse_fiscal_id');
  // On pixels a code that is wrong in itself was most likely misread.
  const mayBeMisread = isPictured(paper, reading) && !hasRightCheckCharacter(normaliseFiscalCode(code));
  return mayBeOther || mayBeMisread ? inconclusive(working) : failed(working);
}

/** A slip of somebody else, handed in by mistake, says nothing of whose number is right. */
function isOfOther(slip: ReadPaper<'payslip'>, whose: Parameters<typeof compareNames>[0] | null): boolean {
  const name = textIn(slip.reading, 'employee_name');
  return name !== null && whose !== null && compareNames(whose, name).verdict === 'mismatch';
}

/** Nobody is asked for a German tax number, but slips print it as well. */
function german({ reading, set }: ReadPaper<'fiscal_document'>, { applicant }: CheckContext): Judgement {
  const id = textIn(reading, 'fiscal_id');
  const whose = (applicant && nameOf(applicant)) ?? textIn(reading, 'person_name');
  const ids = readPapersOf(set, 'payslip').flatMap((slip) =>
    slip.reading.country === 'DE' && !isOfOther(slip, whose) ? (textIn(slip.reading, 'fiscal_id') ?? []) : [],
  );
  const known = ids.filter((other) => isSteuerId(other));
  const working = [placeOf(reading, 'fiscal_id', { expected: known[0] ?? null })];
  if (!id || !isSteuerId(id) || known.length === 0) return inconclusive(working);
  if (known.includes(id)) return passed(working);
  // A couple's notice bears two numbers.
  return reading.fields.is_joint?.value === true || reading.type === 'est_bescheid'
    ? inconclusive(working)
    : failed(working);
}

export const taxCodeMatch: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_CF_MATCH'> = {
  id: 'R_TAX_CF_MATCH',
  chapter: 'fiscal',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'tax_id_mismatch', source: 'fiscal' }],
    leavesOut: { reason: 'other_person' },
    answers: ['document.valid'],
  },
  reads: ['fiscal_code'],
  judge: (subject, context) =>
    subject.reading.country === 'DE' ? german(subject, context) : italian(subject, context),
};
