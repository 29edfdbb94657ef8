import type { Day } from '@vesta/domain/dates/day';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Sex } from '@vesta/domain/fiscal-code/birth-code';
import { type Chance, chanceOf } from '../chance.ts';
import { accountAt, type BankLayout } from '../people/accounts.ts';
import { complete, type PersonFacts } from '../people/complete.ts';
import { noHousehold } from '../people/households.ts';
import { identityPapers } from '../people/identity-papers.ts';
import type { Country, Person } from '../people/person.ts';
import { germanTownOf } from '../people/places/german.ts';
import { italianTownOf } from '../people/places/italian.ts';

export interface PersonaStart {
  readonly name: string;
  readonly country: Country;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex;
  readonly birthDay: Day;
  readonly birthTown: string;
  readonly city: string;
  readonly street: string;
  readonly status: EmploymentStatus;
  readonly bank: BankLayout;
  readonly opening: number;
  readonly nationality?: string;
}

type Rest = Partial<Pick<PersonFacts, 'job' | 'practice' | 'benefit' | 'pension' | 'household' | 'birthPlace'>>;

/** A named person: the facts that make the story, and the usual for all else. */
export function persona(start: PersonaStart, today: Day, rest: (chance: Chance) => Rest): Person {
  const chance = chanceOf(`persona/${start.name}`);
  const italian = start.country === 'IT';
  const birth = italian ? italianTownOf(start.birthTown) : null;
  const postcode = italian ? italianTownOf(start.city).postcode : germanTownOf(start.city).postcode;
  const facts: PersonFacts = {
    name: start.name,
    country: start.country,
    firstName: start.firstName,
    lastName: start.lastName,
    sex: start.sex,
    birthDay: start.birthDay,
    birthPlace: { name: start.birthTown, province: birth?.province ?? null, code: birth?.code ?? 'Z112' },
    address: {
      street: start.street,
      postcode,
      city: start.city,
      province: italian ? italianTownOf(start.city).province : null,
    },
    status: start.status,
    job: null,
    practice: null,
    benefit: null,
    pension: null,
    account: accountAt(chance, start.bank, start.opening),
    household: noHousehold,
    papers: identityPapers(chance, start.country, today, start.nationality),
    ...rest(chance),
  };
  return complete(facts, chance);
}
