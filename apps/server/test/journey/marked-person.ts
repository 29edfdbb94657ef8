import { computeFiscalCode } from '@vesta/domain/fiscal-code/compute';
import { type ScriptedPaper, scripted } from '../scripted-engine.ts';
import type { JourneyPaper, JourneyPerson } from './journey.ts';

const [first, last] = ['Zefirina', 'Quarzobelli'];
const EMPLOYER = 'Ametista Lavori S.r.l.';
export const IBAN = 'IT60X0542811101000000123456';
const CARD_NUMBER = 'CA77412ZQ';
const birthDay = '1994-09-14';
const fiscalCode =
  computeFiscalCode({ firstName: first, lastName: last, birthDay, sex: 'F', birthplaceCode: 'G337' }) ?? '';
const box = { left: 0, top: 0, right: 1, bottom: 1 };

const monthBefore = (today: Date, back: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
const lastDayOf = (month: string): string => new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).toISOString();

const card = (side: 'front' | 'back'): ScriptedPaper => ({
  kind: 'identity_document',
  type: 'id_card',
  side,
  fields: {
    surname: last.toUpperCase(),
    given_names: first.toUpperCase(),
    birth_date: birthDay,
    document_number: CARD_NUMBER,
    expiry_date: '2031-01-01',
    nationality: 'ITA',
  },
});

const slip = (period: string): ScriptedPaper => ({
  kind: 'payslip',
  type: 'payslip',
  fields: { employee_name: `${first} ${last}`, employer_name: EMPLOYER, period, net: 180_000 },
});

const statement = (months: readonly string[]): ScriptedPaper => ({
  kind: 'bank_statement',
  type: 'account_statement',
  fields: {
    holder: `${first} ${last}`,
    iban: IBAN,
    bank: 'Intesa Sanpaolo',
    period_start: `${months.at(-1)}-01`,
    period_end: lastDayOf(months[0] ?? '').slice(0, 10),
    opening_balance: 100_000,
    closing_balance: 100_000 + months.length * 180_000,
  },
  transactions: months.map((month) => ({
    ...{ date: `${month}-27`, value_date: null, amount: 180_000, balance: null, code: null, page: 1, box },
    ...{ description: `BONIFICO STIPENDIO ${EMPLOYER}`, counterparty: EMPLOYER, counterparty_iban: IBAN },
  })),
});

const tax = (year: number): ScriptedPaper => ({
  kind: 'fiscal_document',
  type: 'cu',
  fields: {
    tax_year: String(year),
    person_name: `${first} ${last}`,
    payer_name: EMPLOYER,
    fiscal_code: fiscalCode,
    gross_income: 2_900_000,
  },
});

const paperOf = (paper: ScriptedPaper, at: number): JourneyPaper =>
  ({
    name: `quarzobelli-${at}.pdf`,
    bytes: new Uint8Array(scripted([paper], String(at))),
    ...(paper.kind === 'identity_document' && {
      path: '/v1/other-documents/upload',
      fields: { type: 'national_id', id_type: 'id_card', selected_ids_combination: 'digital_id' },
    }),
    ...(paper.kind === 'payslip' && { path: '/v1/other-documents/upload', fields: { type: 'payslip' } }),
    ...(paper.kind === 'bank_statement' && { path: '/v1/bank-account/upload', fields: { type: 'bank_statement' } }),
    ...(paper.kind === 'fiscal_document' && { path: '/v1/other-documents/upload-fiscal', fields: { type: 'cud' } }),
  }) as JourneyPaper;

/** Somebody whose every word is found again wherever it turns up. Their papers are scripted. */
export function markedPerson(today: Date): JourneyPerson {
  const months = [0, 1, 2, 3, 4, 5].map((back) => monthBefore(today, back + 1));
  const papers = [
    ...[card('front'), card('back'), ...months.slice(0, 3).map(slip)],
    ...[statement(months), tax(today.getUTCFullYear() - 1)],
  ];
  return {
    firstName: first,
    lastName: last,
    email: 'zefirina@quarzobelli.example',
    fiscalCode,
    birthDay: '14/09/1994',
    birthPlace: 'Parma',
    address: { street: 'Via Malachite', houseNum: '7741', city: 'Milano', postcode: '20144', province: 'MI' },
    paychecks: 13,
    papers: papers.map(paperOf),
  };
}

/** What must stand nowhere but in the house itself. */
export const marks = [first, last, EMPLOYER, 'Ametista', IBAN, CARD_NUMBER, fiscalCode, 'Malachite', '7741', birthDay];
