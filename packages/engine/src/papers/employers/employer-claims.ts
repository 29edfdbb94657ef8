import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldOf, TextField } from '@vesta/domain/papers/schema';
import type { Reading } from '../../documents/reading.ts';
import { textIn } from '../fields.ts';

/** Who a paper says the employer is. */
export interface EmployerClaim {
  readonly paper: string;
  readonly reading: Reading;
  readonly field: FieldOf;
  readonly name: string;
  /** VAT or fiscal number, where printed. */
  readonly id: string | null;
}

/** `idField` is null of papers that print no number of the employer. */
export function claimIn<Type extends PaperType>(
  { paper, reading }: { readonly paper: string; readonly reading: Reading<Type> },
  field: TextField<Type>,
  idField: TextField<Type> | null,
): EmployerClaim | null {
  const name = textIn(reading, field);
  return name === null ? null : { paper, reading, field, name, id: idField && textIn(reading, idField) };
}

/** One employer by number, else by name: a number that differs may be the group's or that of another branch. */
export const isSameEmployer = (a: EmployerClaim, b: EmployerClaim): boolean =>
  (a.id !== null && a.id === b.id) || compareEmployers(a.name, b.name) >= EMPLOYER_MATCH_FROM;
