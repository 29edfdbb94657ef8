import type { Day } from '@vesta/domain/dates/day';
import type { ApplicantData } from '@vesta/engine/papers/applicant';
import type { Person } from '@vesta/specimens/people/person';
import { personOf } from '@vesta/specimens/people/person-of';
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

/** As many invented people as are asked for, of both countries in turn; another seed invents others. */
export async function castOf(
  count: number,
  today: Day,
  kinds: readonly Specimen['truth']['kind'][],
  seed: string,
  isMeant: (index: number) => boolean = () => true,
): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (let index = 0; index < count; index += 1) {
    if (!isMeant(index)) continue;
    const person = personOf(`${seed}-${index}`, index % 2 === 0 ? 'IT' : 'DE', today);
    actors.push(await actorOf(person, today, kinds));
  }
  return actors;
}
