import type { Day } from '@vesta/domain/dates/day';
import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import type { FieldHolding } from '@vesta/domain/papers/schema';
import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import type { Reading } from '../reading.ts';
import { birthDayBorneOut, birthDayOn } from './birth-day.ts';
import { homeAddress } from './home-address.ts';
import { homeInProse } from './home-in-prose.ts';

const nameFields: Partial<Record<Reading['kind'], FieldHolding<'text'>>> = {
  payslip: 'employee_name',
  bank_statement: 'holder',
  fiscal_document: 'person_name',
  work_contract: 'person_name',
};

/** Papers about one person, whose day of birth no other reader takes up. */
const aboutOne: readonly string[] = ['cu', 'lohnsteuerbescheinigung', 'work_contract'];
/** Papers that may tell of a child, a spouse or somebody who died as well: the day is believed where a number bears it out. */
const aboutOthersToo: readonly string[] = ['pension_notice', 'naspi', 'redditi_pf'];

/** Whether the number of the person was made from this day: Italian codes and German insurance numbers hold it. */
function isBorneOut(day: Day, { fields }: Reading): boolean {
  const code = fields.fiscal_id?.value ?? '';
  const number = fields.sv_number?.value ?? '';
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return (
    fiscalCodeAgreement(code, { firstName: '', lastName: '', birthDay: day })?.birthDay === 'agrees' ||
    number.slice(2, 8) === `${dayOfMonth}${month}${year.slice(2)}`
  );
}

function birthOf(reading: Reading, pages: readonly Page[]): Pick<Reading['fields'], 'date_of_birth'> {
  const isAboutOne = aboutOne.includes(reading.type);
  if (!isAboutOne && !aboutOthersToo.includes(reading.type)) return {};
  // What the person's own number was made from comes before a caption, which may be that of another party.
  const own = birthDayBorneOut(pages, (day) => isBorneOut(day, reading));
  return { date_of_birth: own ?? (isAboutOne ? birthDayOn(pages) : null) };
}

function homeOf({ kind, fields }: Reading, pages: readonly Page[]): Found<string> | null {
  const field = nameFields[kind];
  const name = (field && fields[field]?.value) ?? null;
  const told = kind === 'work_contract' ? homeInProse(pages, name) : null;
  return told ?? (name ? homeAddress(pages, name) : null);
}

/** What any paper may tell of its person besides the name, so that papers can be held against each other. */
export function withPerson(reading: Reading, pages: readonly Page[]): Reading {
  if (!nameFields[reading.kind]) return reading;
  return { ...reading, fields: { ...reading.fields, ...birthOf(reading, pages), address: homeOf(reading, pages) } };
}
