import type { Day } from '@vesta/domain/dates/day';
import { addMonths, monthOf } from '../calendar.ts';
import { chanceOf } from '../chance.ts';
import { slipsOf } from '../pay/slips.ts';
import type { Country } from '../people/person.ts';
import { personOf } from '../people/person-of.ts';
import type { Specimen } from '../truth.ts';
import { accountWith, bankFor } from './banks.ts';
import { contractByChance } from './contract/index.ts';
import { type Draw, drawOf } from './draw.ts';
import { fiscalByChance } from './fiscal/index.ts';
import { payslipByChance } from './payslip/index.ts';
import { jobByChance } from './payslip/job.ts';
import { periodOf, statementFor } from './statement/account.ts';
import { statementByChance } from './statement/index.ts';
import { savingsBeside } from './statement/second-account.ts';

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
  // Drawn apart, so that papers of one account stay as they were.
  const hasSavings = chanceOf(`${seed}/accounts/${index}`).happens(0.1);
  const paper = await statementByChance(draw, statement, bank, hasSavings ? savingsBeside(statement, bank) : null);
  return { ...paper, name: `${index}-${paper.name}`, traits: draw.traits };
}

export async function payslipPaperByChance(seed: string, index: number): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/payslip/${index}`);
  const country = countryOf(draw);
  const someone = personOf(`${seed}/p${index}`, country, TODAY);
  const person = { ...someone, account: accountWith(draw.chance, bankFor(draw, country), country) };
  const month = addMonths(monthOf(TODAY), -draw.chance.between(1, 11));
  const job = jobByChance(draw, { ...person, job: person.job && { ...person.job, ends: null } }, month);
  const ended = person.job?.ends && person.job.ends.slice(0, 7) >= month ? person.job.ends : null;
  const held = job.contract === 'fixed_term' ? { ...job, ends: ended ?? `${TODAY.slice(0, 4)}-12-31` } : job;
  const slip = draw.word(slipsOf(person, held, month, `${seed}/${index}`));
  const paper = await payslipByChance(draw, person, held, slip);
  return { ...paper, name: `${index}-${paper.name}`, traits: draw.traits };
}

export async function fiscalPaperByChance(seed: string, index: number): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/fiscal/${index}`);
  const person = personOf(`${seed}/f${index}`, countryOf(draw), TODAY);
  const paper = await fiscalByChance(draw, person, TODAY, `${seed}/${index}`);
  return { ...paper, name: `${index}-${paper.name}`, traits: draw.traits };
}

export async function contractPaperByChance(seed: string, index: number): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/contract/${index}`);
  const person = personOf(`${seed}/c${index}`, countryOf(draw), TODAY);
  if (!person.job) throw new Error('whoever has a contract works');
  const paper = await contractByChance(draw, person, person.job);
  return { ...paper, name: `${index}-${paper.name}`, traits: draw.traits };
}

/** Out of twelve papers five statements, four slips, two fiscal forms and one contract. */
const inTurn = [
  statementPaperByChance,
  payslipPaperByChance,
  statementPaperByChance,
  fiscalPaperByChance,
  payslipPaperByChance,
  statementPaperByChance,
  payslipPaperByChance,
  statementPaperByChance,
  fiscalPaperByChance,
  payslipPaperByChance,
  statementPaperByChance,
  contractPaperByChance,
];

/** The paper of that number of a seed. */
export function paperByChance(seed: string, index: number): Promise<ChancePaper> {
  const make = inTurn[index % inTurn.length] ?? statementPaperByChance;
  return make(seed, index);
}
