import { ageOn } from '../dates/age.ts';
import type { Day } from '../dates/day.ts';
import { dayFromSlashDate } from '../dates/slash-date.ts';
import type { ValidationCode } from './codes.ts';
import { normaliseDate, validateDate } from './date.ts';

export const MIN_AGE = 18;
export const MAX_AGE = 100;

export interface BirthDateOptions {
  today: Day;
  /** Children live in a household too; only whoever signs must be of age. */
  minAge?: number;
}

export function validateBirthDate(value: string, { today, minAge = MIN_AGE }: BirthDateOptions): ValidationCode | null {
  const refused = validateDate(value);
  if (refused) return refused;
  const birth = dayFromSlashDate(normaliseDate(value));
  const age = birth === null ? null : ageOn(birth, today);
  if (birth === null || age === null) return 'noSuchDay';
  if (birth > today) return 'inFuture';
  if (age < minAge) return 'tooYoung';
  return age > MAX_AGE ? 'tooOld' : null;
}
