import type { FieldOf } from '@vesta/domain/papers/schema';
import type { Reading } from '../../../documents/reading.ts';
import type { Box } from '../../../evidence/geometry.ts';

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Facts that a paper is handed in for, besides its figures: who, at which account, paid by whom, when. */
const facts: readonly FieldOf[] = [
  'employee_name',
  'person_name',
  'holder',
  'employer_name',
  'payer_name',
  'iban',
  'fiscal_id',
  'employer_id',
  'payer_id',
  'sv_number',
  'period',
  'hire_date',
  'employment_start',
  'date_of_birth',
  'address',
];

/** Whether a fact that was taken from the paper stands in this place: a name, an account, a code, a booking. */
export const isFactAt = (readings: readonly Reading[], page: number, box: Box): boolean =>
  readings.some(
    ({ fields, transactions }) =>
      facts.some((name) => {
        const found = fields[name];
        return found?.page === page && meets(found.box, box);
      }) || transactions.some((booking) => booking.page === page && meets(booking.box, box)),
  );

const signs = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
const FEWEST_SIGNS = 4;

/** Other words in place of words: what merely was set anew, or is too short to say anything, is none. */
export const saysOther = (before: string, after: string): boolean => {
  const [one, other] = [signs(before), signs(after)];
  return one.length >= FEWEST_SIGNS && other.length >= FEWEST_SIGNS && !one.includes(other) && !other.includes(one);
};
