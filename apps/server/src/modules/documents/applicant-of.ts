import { type Day, isRealDay } from '@vesta/domain/dates/day';
import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import { decodeFiscalCode } from '@vesta/domain/fiscal-code/decode';
import { parseMoney } from '@vesta/domain/money/parse-money';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { type AskedRent, askedRent } from '@vesta/domain/rent/asked-rent';
import { declaredRent } from '@vesta/domain/rent/declared-rent';
import type { Profile } from '@vesta/domain/state';
import { isChild } from '@vesta/domain/validation/household-vocabulary';
import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import { depositRent, rentToPay } from '@vesta/engine/analysis/model/rent-asked';
import type { ApplicantData } from '@vesta/engine/papers/applicant';
import type { Answers } from '../applications/answers.ts';
import { countryCode } from '../countries/country-code.ts';

export interface Applicant {
  readonly profile: Profile;
  readonly region: RegionCode;
  readonly employmentStatus: string;
  readonly answers: Answers;
  /** The rent of the listing and when its home is free; null where it says neither. */
  readonly listedRent: number | null;
  /** A home is rented, not bought: only then does a rent in view count. */
  readonly isForRent: boolean;
  readonly leaseStart: string | null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const day = (value: unknown): string | null => {
  const written = text(value);
  return written && dayFromSlashDate(written);
};

/** The address on papers is the one of today, where the person gave one of today. */
function addressOf({ personal_details: personal, current_address: current }: Answers): string | null {
  const lines = current
    ? [
        [current.current_street, current.current_house_num],
        [current.current_postcode, current.current_city],
      ]
    : [
        [personal?.street, personal?.houseNum],
        [personal?.postcode, personal?.city],
      ];
  const known = lines.map((parts) => parts.flatMap((part) => text(part) ?? []).join(' ')).filter(Boolean);
  return known.length > 0 ? known.join(', ') : null;
}

/** The rent of the home applied for: the listing's, else what the applicant says; null where neither names one. */
export const askedRentOf = ({ region, listedRent, isForRent, answers }: Applicant): AskedRent | null =>
  isForRent ? askedRent({ region, listed: listedRent, said: answers.additional_details ?? {} }) : null;

/** Who the applicant says to be. */
export const toldPerson = ({ profile, answers }: Pick<Applicant, 'profile' | 'answers'>) => ({
  first_name: text(profile.first_name),
  last_name: text(profile.last_name),
  birth_date: day(answers.personal_details?.dateOfBirth),
  fiscal_code: text(answers.personal_details?.fiscalCode),
});

/** What the applicant told us, as far as checks hold papers against it. What was not said stays null. */
export function applicantOf(said: Applicant, today: Day): ApplicantData {
  const { region, employmentStatus, answers, leaseStart } = said;
  const personal = answers.personal_details ?? {};
  const additional = answers.additional_details ?? {};
  const person = toldPerson(said);
  const members = additional.hhMembers;
  const asked = askedRentOf(said);
  return {
    ...person,
    birth_place: text(personal.placeOfBirth),
    sex: person.fiscal_code ? (decodeFiscalCode(person.fiscal_code, { today })?.sex ?? null) : null,
    nationality: countryCode(text(personal.nationality)),
    address: addressOf(answers),
    employment_status: employmentStatus,
    employer: null,
    contract_type: additional.typeOfContract ?? null,
    paychecks_per_year: additional.paychecksPerYear ?? null,
    declared_income: null,
    declared_rent: declaredRent(additional, region),
    declared_housing_loan: additional.housingLoan ? parseMoney(additional.housingLoan, region) : null,
    declared_other_income: null,
    names_other_income: text(additional.otherIncomes) !== null,
    income_sources: splitOtherIncomes(additional.otherIncomes ?? ''),
    wanted_rent: asked && rentToPay(asked, region),
    deposit_rent: asked && depositRent(asked, region).cents,
    chosen_bank: null,
    lease_start: leaseStart && isRealDay(leaseStart) ? leaseStart : null,
    has_partner: members?.some(({ relationship }) => relationship === 'Partner') ?? null,
    children: members?.filter(({ relationship }) => isChild(relationship)).length ?? null,
  };
}
