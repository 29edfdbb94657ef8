import type { ValidationCode } from './codes.ts';

/** Makes a value the way it is kept. Doing it twice changes nothing more. */
export type Normaliser = (value: string) => string;

/** Says why a value is refused, null when it is fine. It judges the normalised value, so typed text may be given. */
export type Validator = (value: string) => ValidationCode | null;

/** The same rule for a field that may be left empty. */
export const optional =
  (validate: Validator): Validator =>
  (value) =>
    value.trim() === '' ? null : validate(value);
