import { hasFiscalCodeShape, normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import type { FieldHolding, TextField } from '@vesta/domain/papers/schema';
import type { Found } from '../../documents/found.ts';
import type { Reading } from '../../documents/reading.ts';
import type { ApplicantData } from '../../papers/applicant.ts';
import { textIn } from '../../papers/fields.ts';

/** Where each kind of paper tells of its holder. */
const codeFields: Partial<Record<Reading['kind'], FieldHolding<'id'>>> = {
  identity_document: 'fiscal_code',
  payslip: 'fiscal_id',
  fiscal_document: 'fiscal_id',
  work_contract: 'fiscal_id',
};
const birthFields: Partial<Record<Reading['kind'], FieldHolding<'day'>>> = {
  identity_document: 'birth_date',
  payslip: 'date_of_birth',
};

export interface Code {
  readonly field: FieldHolding<'id'>;
  readonly code: string;
}

/** The fiscal code on a paper; null where there is none, or where the number is one of another country. */
export function fiscalCodeOn(reading: Reading): Code | null {
  const field = codeFields[reading.kind];
  const text = field ? textIn(reading, field) : null;
  const code = text ? normaliseFiscalCode(text) : null;
  return field && code && hasFiscalCodeShape(code) ? { field, code } : null;
}

/** Names as they may be meant: apart where the paper says which is which, otherwise every way to part them. */
export interface Names {
  readonly surname: string;
  readonly given: string;
}

export interface HolderNames {
  /** Null where the applicant says so and no paper. */
  readonly field: TextField | null;
  readonly ways: readonly Names[];
  readonly confidence: number;
}

function waysToPart(name: string): Names[] {
  const words = name.trim().split(/[\s,]+/u);
  return words.slice(1).flatMap((_, index) => {
    const [start, end] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return [
      { surname: start, given: end },
      { surname: end, given: start },
    ];
  });
}

const confidenceOf = (found: Found<unknown> | null | undefined): number => found?.confidence ?? 0;

export function namesOn(reading: Reading): HolderNames | null {
  if (reading.kind === 'identity_document') {
    const [surname, given] = [textIn(reading, 'surname'), textIn(reading, 'given_names')];
    const confidence = Math.min(confidenceOf(reading.fields.surname), confidenceOf(reading.fields.given_names));
    return surname && given ? { field: 'surname', ways: [{ surname, given }], confidence } : null;
  }
  const field = reading.kind === 'payslip' ? 'employee_name' : 'person_name';
  const name = textIn(reading, field);
  return name ? { field, ways: waysToPart(name), confidence: confidenceOf(reading.fields[field]) } : null;
}

export const namesOf = ({ first_name: given, last_name: surname }: ApplicantData): HolderNames | null =>
  given && surname ? { field: null, ways: [{ surname, given }], confidence: 1 } : null;

/** The birthday that the paper prints beside the code. */
export function birthOn(reading: Reading): { readonly field: FieldHolding<'day'>; readonly day: string } | null {
  const field = birthFields[reading.kind];
  const day = field ? textIn(reading, field) : null;
  return field && day ? { field, day } : null;
}
