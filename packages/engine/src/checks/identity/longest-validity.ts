import { addDays } from '@vesta/domain/dates/add-days';
import { ageOn } from '@vesta/domain/dates/age';
import { type Day, dayOf, partsOf } from '@vesta/domain/dates/day';
import { UNLIMITED_CARD_AGE, type ValidityQuestion } from '../../documents/identity/rules/validity.ts';

/**
 * No member state issues cards (Regulation (EU) 2019/1157, article 4) or passports for longer. The young get theirs for
 * less; that is not held against anybody, for states count their years differently.
 */
const LONGEST_YEARS = 10;
/** Cards of Italy run on until the birthday that follows. */
const UNTIL_BIRTHDAY = 366;
/** Offices count from the day on which the paper was asked for, or from the day that is printed. */
const SLACK = 45;

function yearsLater(day: Day, years: number): Day | null {
  const parts = partsOf(day);
  return parts ? (dayOf({ ...parts, year: parts.year + years }) ?? addDays(day, Math.round(years * 365.25))) : null;
}

/** The last day that a card or passport issued then may be valid for; null where there is no such rule. */
export function latestEnd({ type, country, issueDate, birthDate, unlimited }: ValidityQuestion): Day | null {
  if ((type !== 'id_card' && type !== 'passport') || !issueDate || unlimited) return null;
  const age = birthDate ? ageOn(birthDate, issueDate) : null;
  // The old get cards without an end, printed as one far ahead.
  if (type === 'id_card' && (age === null || age >= UNLIMITED_CARD_AGE)) return null;
  const end = yearsLater(issueDate, LONGEST_YEARS);
  return end ? addDays(end, SLACK + (type === 'id_card' && country === 'IT' ? UNTIL_BIRTHDAY : 0)) : null;
}
