import { ageOn } from '../dates/age.ts';
import { type Day, dayOf } from '../dates/day.ts';
import { FEMALE_OFFSET, MONTH_LETTERS, type Sex } from './birth-code.ts';
import { plainFirst15 } from './omocodia.ts';
import { hasFiscalCodeShape } from './shape.ts';

export interface DecodedFiscalCode {
  surnameCode: string;
  nameCode: string;
  /** Null when the code names a day that does not exist. */
  birthDay: Day | null;
  sex: Sex;
  birthplaceCode: string;
}

export interface DecodeOptions {
  today: Day;
  /** The code holds two digits of the year; the likely ages decide the century. */
  minAge?: number;
  maxAge?: number;
}

/** Of the centuries that fit, the one that gives a likely age; a person younger than that is still possible. */
function birthDayOf(year: number, month: number, day: number, options: DecodeOptions): Day | null {
  const { today, minAge = 18, maxAge = 100 } = options;
  const century = Number(today.slice(0, 2)) * 100;
  const past = [century, century - 100]
    .map((start) => dayOf({ year: start + year, month, day }))
    .filter((candidate) => candidate !== null)
    .filter((candidate) => candidate <= today);
  const isLikely = (candidate: Day): boolean => {
    const age = ageOn(candidate, today);
    return age !== null && age >= minAge && age <= maxAge;
  };
  return past.find(isLikely) ?? past[0] ?? null;
}

/** What a normalised code says about its owner; null when it is not built like one. */
export function decodeFiscalCode(code: string, options: DecodeOptions): DecodedFiscalCode | null {
  if (!hasFiscalCodeShape(code)) return null;
  const plain = plainFirst15(code);
  const day = Number(plain.slice(9, 11));
  const female = day > FEMALE_OFFSET;
  const month = MONTH_LETTERS.indexOf(plain.charAt(8)) + 1;
  return {
    surnameCode: plain.slice(0, 3),
    nameCode: plain.slice(3, 6),
    birthDay: birthDayOf(Number(plain.slice(6, 8)), month, female ? day - FEMALE_OFFSET : day, options),
    sex: female ? 'F' : 'M',
    birthplaceCode: plain.slice(11),
  };
}
