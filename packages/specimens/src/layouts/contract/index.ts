import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { germanContract } from './german.ts';
import { italianContract } from './italian.ts';

export const workContract = (person: Person, job: Job): Promise<Specimen> =>
  person.country === 'IT' ? italianContract(person, job) : germanContract(person, job);
