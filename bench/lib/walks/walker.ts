import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { sidesOf } from '@vesta/domain/documents/id-upload-options';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { chanceOf } from '@vesta/specimens/chance';
import { identityPicture, identitySides } from '@vesta/specimens/layouts/identity/index';
import { type PersonaName, personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';

type Person = ReturnType<(typeof personas)[PersonaName]>;

/** Somebody with all their papers, on the way through the evidence steps. */
export interface Walker {
  readonly name: PersonaName;
  readonly person: Person;
  readonly region: RegionCode;
  /** English, as forms carry it. */
  readonly nationality: string;
  readonly combination: IdCombination;
  /** The sides of the chosen papers in the order in which they are asked for. */
  readonly idSides: readonly Specimen[];
  readonly papers: readonly Specimen[];
}

/** Together they use every way to show who one is but the Italian paper card, which is refused since August 2026. */
const combinations: Record<PersonaName, IdCombination> = {
  giulia: 'digital_id',
  marco: 'passport_fiscal_card',
  lena: 'passport',
  renate: 'digital_id',
  sofia: 'digital_id',
  antonio: 'passport_fiscal_card',
  chiara: 'passport',
  nicolo: 'digital_id',
  ngozi: 'passport_permit',
  jonas: 'digital_id',
  katrin: 'passport',
  soeren: 'digital_id',
  aylin: 'digital_id',
  priya: 'passport_permit',
  matthias: 'digital_id',
  rosa: 'digital_id',
  werner: 'digital_id',
  hanna: 'passport',
};

const countries: Record<string, string> = {
  ITA: 'Italy',
  DEU: 'Germany',
  AUT: 'Austria',
  NGA: 'Nigeria',
  IND: 'India',
};

async function sidesFor(person: Person, combination: IdCombination, today: string): Promise<Specimen[]> {
  const held = identitySides(person);
  const chance = chanceOf(`walks/pictures/${person.name}`);
  const pictures: Specimen[] = [];
  for (const { id_type, side } of sidesOf(combination)) {
    const wanted = held.filter(({ type }) => type === id_type);
    const found = wanted.find((one) => one.side === side.toLowerCase()) ?? wanted[0];
    if (!found) throw new Error(`${person.name} holds no ${id_type}.`);
    pictures.push(await identityPicture(found, 'light', today, chance));
  }
  return pictures;
}

export async function walkerOf(name: PersonaName, today: string): Promise<Walker> {
  const person = personas[name](today);
  const combination = combinations[name];
  const kinds = ['payslip', 'work_contract', 'bank_statement', 'fiscal_document'] as const;
  return {
    name,
    person,
    region: person.country === 'IT' ? 'it' : 'de',
    nationality: countries[person.papers.nationality] ?? '',
    combination,
    idSides: await sidesFor(person, combination, today),
    papers: await specimensOf(person, { today, seed: `walks/${name}`, kinds }),
  };
}
