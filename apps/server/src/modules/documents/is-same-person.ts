import { compareNames } from '@vesta/domain/names/compare-names';
import type { ApplicantData } from '@vesta/engine/papers/applicant';

export type ToldPerson = Pick<ApplicantData, 'first_name' | 'last_name' | 'birth_date' | 'fiscal_code'>;

const nameOf = ({ first_name, last_name }: ToldPerson) => ({ given: first_name ?? '', surname: last_name ?? '' });

/**
 * Whether two applications under two addresses are one person's: by the name that each says, and by the fiscal code, else
 * by the birthday. Where nobody is asked for either, as in Germany, the card that both have shown stands for the birthday
 * on it. Variants of a code are told apart, because they exist to keep apart people who would share one.
 */
export function isSamePerson(one: ToldPerson, other: ToldPerson, { sharesCard }: { sharesCard: boolean }): boolean {
  if (compareNames(nameOf(one), nameOf(other)).verdict !== 'match') return false;
  if (one.fiscal_code && other.fiscal_code) return one.fiscal_code === other.fiscal_code;
  if (one.birth_date && other.birth_date) return one.birth_date === other.birth_date;
  return sharesCard;
}
