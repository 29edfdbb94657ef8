import type { Day } from '@vesta/domain/dates/day';
import type { Person } from '../people/person.ts';
import { lena, matthias, priya, renate } from './german-employed.ts';
import { aylin, jonas, katrin, soeren } from './german-others.ts';
import { antonio, chiara, giulia, marco, ngozi, nicolo, sofia } from './italian.ts';
import { hanna, rosa, werner } from './retired.ts';

/** People with names that demo, tests and bench know. The first four also have accounts in the seeded demo. */
export const personas = {
  giulia,
  marco,
  lena,
  renate,
  sofia,
  antonio,
  chiara,
  nicolo,
  ngozi,
  jonas,
  katrin,
  soeren,
  aylin,
  priya,
  matthias,
  rosa,
  werner,
  hanna,
} as const satisfies Record<string, (today: Day) => Person>;

export type PersonaName = keyof typeof personas;
export const isPersonaName = (name: string): name is PersonaName => Object.hasOwn(personas, name);
