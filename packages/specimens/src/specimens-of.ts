import type { Day } from '@vesta/domain/dates/day';
import { addMonths, type Month, monthOf, monthsFrom } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { workContract } from './layouts/contract/index.ts';
import { fiscalForms } from './layouts/fiscal/index.ts';
import { fiscalSpecimen } from './layouts/fiscal/layout.ts';
import { identityPicture, identitySides } from './layouts/identity/index.ts';
import { payslip } from './layouts/payslip/index.ts';
import { statementLayout, statementPaper } from './layouts/statement/index.ts';
import { statementsOf } from './ledger/statement.ts';
import { slipsOf } from './pay/slips.ts';
import type { Person } from './people/person.ts';
import type { Grade } from './picture/grades.ts';
import type { Specimen, Truth } from './truth.ts';

export interface SpecimenOptions {
  readonly today: Day;
  readonly seed: string;
  /** How badly identity documents were photographed. */
  readonly grade?: Grade;
  /** Only papers of these kinds. */
  readonly kinds?: readonly Truth['kind'][];
}

const MONTHS_SHOWN = 3;
const MONTHS_SHOWN_OF_A_BUSINESS = 6;

async function inTurn<T>(items: readonly T[], make: (item: T) => Promise<Specimen>): Promise<Specimen[]> {
  const made: Specimen[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

function payslips(person: Person, last: Month, seed: string): Promise<Specimen[]> {
  const { job } = person;
  if (!job) return Promise.resolve([]);
  const months = monthsFrom(addMonths(last, 1 - MONTHS_SHOWN), last);
  const slips = months.flatMap((month) => slipsOf(person, job, month, seed));
  return inTurn(slips, (slip) => payslip(person, job, slip));
}

function statements(person: Person, last: Month, seed: string): Promise<Specimen[]> {
  const { months } = statementLayout(person.account.layout);
  const shown = person.practice ? MONTHS_SHOWN_OF_A_BUSINESS : MONTHS_SHOWN;
  return inTurn(statementsOf(person, last, shown / months, months, seed), statementPaper);
}

/** Everything that this person would upload on that day, each paper with its truth. */
export async function specimensOf(person: Person, options: SpecimenOptions): Promise<Specimen[]> {
  const { today, seed, grade = 'light' } = options;
  const last = addMonths(monthOf(today), -1);
  const chance = chanceOf(`${seed}/pictures/${person.name}`);
  const wanted = (kind: Truth['kind']): boolean => options.kinds?.includes(kind) ?? true;
  const { job } = person;
  const papers = [
    ...(wanted('identity_document')
      ? await inTurn(identitySides(person), (side) => identityPicture(side, grade, today, chance))
      : []),
    ...(wanted('payslip') ? await payslips(person, last, seed) : []),
    ...(wanted('work_contract') && job ? [await workContract(person, job)] : []),
    ...(wanted('bank_statement') ? await statements(person, last, seed) : []),
    ...(wanted('fiscal_document') ? await inTurn(fiscalForms(person, today, seed), fiscalSpecimen) : []),
  ];
  return papers.map((paper) => ({ ...paper, handedIn: today }));
}
