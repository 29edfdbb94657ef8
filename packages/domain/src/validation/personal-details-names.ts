import { underOneName, withoutEmpty } from './payload-names.ts';

/** The names under which these answers are stored. */
const storedNames = { fiscal_code: 'fiscalCode', date_of_birth: 'dateOfBirth', birth_city: 'placeOfBirth' };

/** One name per answer, and no fiscal code at all where none was given. */
export const personalDetailsNames = (payload: unknown): unknown =>
  withoutEmpty(underOneName(payload, storedNames), ['fiscalCode']);
