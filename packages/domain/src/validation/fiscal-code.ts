import { hasFiscalCodeShape, normaliseFiscalCode } from '../fiscal-code/shape.ts';
import type { ValidationCode } from './codes.ts';

/** The shape only: whether it belongs to this person is for fiscalCodeAgreement to say, and never refuses. */
export function validateFiscalCode(value: string): ValidationCode | null {
  const code = normaliseFiscalCode(value);
  if (code === '') return 'required';
  return hasFiscalCodeShape(code) ? null : 'pattern';
}
