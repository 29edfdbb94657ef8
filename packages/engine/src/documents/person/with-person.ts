import type { FieldHolding } from '@vesta/domain/papers/schema';
import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import type { Reading } from '../reading.ts';
import { birthDayOn } from './birth-day.ts';
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

function homeOf({ kind, fields }: Reading, pages: readonly Page[]): Found<string> | null {
  const field = nameFields[kind];
  const name = (field && fields[field]?.value) ?? null;
  const told = kind === 'work_contract' ? homeInProse(pages, name) : null;
  return told ?? (name ? homeAddress(pages, name) : null);
}

/** What any paper may tell of its person besides the name, so that papers can be held against each other. */
export function withPerson(reading: Reading, pages: readonly Page[]): Reading {
  if (!nameFields[reading.kind]) return reading;
  const birth = aboutOne.includes(reading.type) ? { date_of_birth: birthDayOn(pages) } : {};
  return { ...reading, fields: { ...reading.fields, ...birth, address: homeOf(reading, pages) } };
}
