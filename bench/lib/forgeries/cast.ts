import type { Day } from '@vesta/domain/dates/day';
import type { ApplicantData } from '@vesta/engine/checks/applicant';
import type { Person } from '@vesta/specimens/people/person';
import { personOf } from '@vesta/specimens/people/person-of';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';

export interface Actor {
  readonly name: string;
  readonly applicant: ApplicantData;
  readonly papers: readonly Specimen[];
}

/** Machine-readable zones use three letters, applicants' data two; others are left unsaid. */
const countries: Readonly<Record<string, string>> = { ITA: 'IT', DEU: 'DE', D: 'DE' };

const otherIncomeOf = ({ household: { childBenefit, familySupport, grant } }: Person): number | null =>
  (childBenefit ?? 0) + (familySupport ?? 0) + (grant ?? 0) || null;

/** What an honest person would have told about themselves before uploading. */
export const applicantOf = (person: Person): ApplicantData => ({
  first_name: person.firstName,
  last_name: person.lastName,
  birth_date: person.birthDay,
  birth_place: person.birthPlace.name,
  sex: person.sex,
  nationality: countries[person.papers.nationality] ?? null,
  fiscal_code: person.fiscalCode,
  address: `${person.address.street}, ${person.address.postcode} ${person.address.city}`,
  employment_status: person.status,
  employer: person.job?.employer.name ?? null,
  contract_type: null,
  paychecks_per_year: person.job?.payments ?? null,
  declared_income: null,
  declared_rent: person.household.rent?.amount ?? null,
  declared_other_income: otherIncomeOf(person),
  wanted_rent: null,
  chosen_bank: null,
  lease_start: null,
});

const actorOf = async (person: Person, today: Day, kinds: readonly Specimen['truth']['kind'][]): Promise<Actor> => ({
  name: person.name,
  applicant: applicantOf(person),
  papers: await specimensOf(person, { today, seed: 'forgeries', kinds }),
});

/** People with names first, then as many invented ones as are asked for, of both countries in turn. */
export async function castOf(count: number, today: Day, kinds: readonly Specimen['truth']['kind'][]): Promise<Actor[]> {
  const named = [personas.giulia, personas.lena, personas.sofia, personas.matthias].map((make) => make(today));
  const invented = Array.from({ length: Math.max(0, count - named.length) }, (_, index) =>
    personOf(`forgery-${index}`, index % 2 === 0 ? 'IT' : 'DE', today),
  );
  const actors: Actor[] = [];
  for (const person of [...named, ...invented].slice(0, count)) actors.push(await actorOf(person, today, kinds));
  return actors;
}
