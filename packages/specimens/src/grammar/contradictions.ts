import { computeFiscalCode } from '@vesta/domain/fiscal-code/compute';
import { shiftYears } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import { applicantByChance, type PaperSet, papersOf, type Tellings } from './sets.ts';

type Change = (person: Person) => Tellings | null;

const all = (person: Person): Tellings => ({
  slips: person,
  statements: person,
  certificate: person,
  contract: person,
});

const withJob = (person: Person, change: (job: NonNullable<Person['job']>) => NonNullable<Person['job']>): Person =>
  person.job ? { ...person, job: change(person.job) } : person;

const paidTimes = (person: Person, factor: number): Person =>
  withJob(person, (job) => ({
    ...job,
    gross: job.gross.map((step) => ({ ...step, cents: Math.round((step.cents * factor) / 100) * 100 })),
  }));

/** The same person born in another year, with the fiscal code that follows. */
function bornEarlier(person: Person): Person {
  const birthDay = shiftYears(person.birthDay, -3);
  if (person.country === 'DE') return { ...person, birthDay };
  const { firstName, lastName, sex, birthPlace } = person;
  const code = computeFiscalCode({ firstName, lastName, birthDay, sex, birthplaceCode: birthPlace.code });
  return { ...person, birthDay, fiscalCode: code };
}

const STRANGER = { IT: ['Tiziana', 'Bonfanti'], DE: ['Gerlinde', 'Mooshammer'] } as const;

function renamed(person: Person): Person {
  const [firstName, lastName] = STRANGER[person.country];
  return { ...person, firstName, lastName };
}

/** One thing about which the papers of an applicant disagree. Null where it cannot happen to that person. */
export const contradictions: Readonly<Record<string, Change>> = {
  'slips tell more than the bank received': (person) => ({ ...all(person), slips: paidTimes(person, 1.35) }),
  'another employer pays than the slips name': (person) => ({
    ...all(person),
    statements: withJob(person, (job) => ({
      ...job,
      employer: {
        ...job.employer,
        name: person.country === 'IT' ? 'CARPENTERIA ADDA S.A.S.' : 'Isarblick Catering UG',
      },
    })),
  }),
  'the contract names another employer': (person) => ({
    ...all(person),
    contract: withJob(person, (job) => ({
      ...job,
      employer: {
        ...job.employer,
        name: person.country === 'IT' ? 'TESSITURA VALMARA S.R.L.' : 'Havelufer Logistik GmbH',
      },
    })),
  }),
  'the statements go to another address': (person) => ({
    ...all(person),
    statements: {
      ...person,
      address:
        person.country === 'IT'
          ? { street: 'Via Monte Grappa 211', postcode: '10153', city: 'Torino', province: 'TO' }
          : { street: 'Hafenweg 211', postcode: '23552', city: 'Lübeck', province: null },
    },
  }),
  'the certificate tells another tax class': (person) =>
    person.country === 'IT'
      ? null
      : {
          ...all(person),
          certificate: withJob(person, (job) => ({
            ...job,
            german: job.german && { ...job.german, taxClass: job.german.taxClass === 3 ? 1 : 3 },
          })),
        },
  'the year tells far less than the months': (person) => ({ ...all(person), certificate: paidTimes(person, 0.55) }),
  'the slips tell another birth': (person) => ({ ...all(person), slips: bornEarlier(person) }),
  'the certificate tells another birth': (person) => ({ ...all(person), certificate: bornEarlier(person) }),
  'the statements name another holder': (person) => ({ ...all(person), statements: renamed(person) }),
  'the slips name another person': (person) => ({ ...all(person), slips: renamed(person) }),
};

/** The applicant's papers with that one contradiction; everything else is as in the honest set of that number. */
export async function contradictingSet(seed: string, index: number, name: string): Promise<PaperSet | null> {
  const { person, bank } = applicantByChance(seed, index);
  const told = contradictions[name]?.(person);
  if (!told) return null;
  return { name: `${seed}-${index}`, person, papers: await papersOf(`${seed}/set/${index}`, told, bank) };
}
