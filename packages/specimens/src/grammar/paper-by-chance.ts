import type { Day } from '@vesta/domain/dates/day';
import { addMonths, monthOf } from '../calendar.ts';
import type { Country } from '../people/person.ts';
import { personOf } from '../people/person-of.ts';
import type { Specimen } from '../truth.ts';
import { accountWith, bankFor } from './banks.ts';
import { type Draw, drawOf } from './draw.ts';
import { periodOf, statementFor } from './statement/account.ts';
import { statementByChance } from './statement/index.ts';

/** A paper whose layout nobody has drawn before, with what stands on it and what its layout is made of. */
export interface ChancePaper extends Specimen {
  readonly traits: readonly string[];
}

/** Papers are those of the year before this day. */
export const TODAY: Day = '2026-11-15';

const countryOf = (draw: Draw): Country =>
  draw.one<Country>([
    ['Italian', 'IT'],
    ['German', 'DE'],
  ]);

export async function statementPaperByChance(seed: string, index: number): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/statement/${index}`);
  const country = countryOf(draw);
  const bank = bankFor(draw, country);
  const someone = personOf(`${seed}/s${index}`, country, TODAY);
  const person = { ...someone, account: accountWith(draw.chance, bank, country) };
  const last = addMonths(monthOf(TODAY), -draw.chance.between(1, 11));
  const statement = statementFor(person, periodOf(draw, last), draw, `${seed}/${index}`);
  const paper = await statementByChance(draw, statement, bank);
  return { ...paper, name: `${index}-${paper.name}`, traits: draw.traits };
}

export const paperByChance = (seed: string, index: number): Promise<ChancePaper> => statementPaperByChance(seed, index);
