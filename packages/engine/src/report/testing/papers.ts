import { paperOf } from '../../checks/run/testing/papers.ts';
import { type Row, statementPaper } from '../../checks/statement/testing/statements.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';

export const TODAY = '2026-11-16';
export const EMPLOYER = 'ACME SRL';
const PAYER_IBAN = 'IT86J0306909606100000012345';

type Value = string | number | boolean | null;

/** A payslip of an ordinary month, read in full. */
export const payslip = (month: string, net: number, fields: Readonly<Record<string, Value>> = {}): KeptPaper =>
  paperOf(`slip-${month}-${net}`, {
    kind: 'payslip',
    type: 'payslip',
    fields: {
      employee_name: 'ROSSI MARIO',
      fiscal_id: 'RSSMRA80A01H501U',
      employer_name: EMPLOYER,
      period: month,
      kind: 'ordinary',
      hire_date: '2021-03-01',
      contract_type: 'open_ended',
      payments_per_year: 13,
      gross: Math.round(net * 1.25),
      net,
      paid_amount: net,
      ...fields,
    },
    confirmations: { payslip_net: 'passed' },
  });

export const pay = (date: string, amount: number, counterparty = EMPLOYER): Row => [
  date,
  amount,
  'BONIFICO A VOSTRO FAVORE EMOLUMENTI',
  { counterparty, counterparty_iban: PAYER_IBAN },
];

export const rent = (date: string, amount: number): Row => [
  date,
  -amount,
  'BONIFICO DISPOSTO CANONE LOCAZIONE',
  { counterparty: 'BIANCHI LUCA' },
];

export const loan = (date: string, amount: number): Row => [
  date,
  -amount,
  'ADDEBITO SDD AGOS DUCATO RATA PRESTITO',
  { counterparty: 'AGOS DUCATO SPA' },
];

export type RowsOf = (month: string) => readonly Row[];

const ends: Readonly<Record<string, string>> = {
  '2026-05': '31',
  '2026-06': '30',
  '2026-07': '31',
  '2026-08': '31',
  '2026-09': '30',
  '2026-10': '31',
};

/** One statement a month; each opens as the one before it closed. */
export function statements(
  rows: RowsOf,
  { months = ['2026-08', '2026-09', '2026-10'], opening = 250_000, fields = {} }: StatementOptions = {},
): KeptPaper[] {
  let balance = opening;
  return months.map((month) => {
    const booked = rows(month);
    const words = {
      from: `${month}-01`,
      to: `${month}-${ends[month] ?? '28'}`,
      rows: booked,
      opening: balance,
      fields,
    };
    balance = booked.reduce((sum, [, amount]) => sum + amount, balance);
    return statementPaper(`bank-${month}`, words);
  });
}

interface StatementOptions {
  readonly months?: readonly string[];
  readonly opening?: number;
  readonly fields?: Readonly<Record<string, Value>>;
}

export const identityCard = (fields: Readonly<Record<string, Value>> = {}): KeptPaper =>
  paperOf('card', {
    kind: 'identity_document',
    type: 'id_card',
    side: 'both',
    fields: {
      surname: 'ROSSI',
      given_names: 'MARIO',
      document_number: 'CA12345AA',
      birth_date: '1980-01-01',
      expiry_date: '2031-01-01',
      ...fields,
    },
  });

export const taxPaper = (
  type: 'redditi_pf' | 'naspi' | 'pension_notice' | 'alg_bescheid' | 'elterngeld_bescheid',
  fields: Readonly<Record<string, Value>>,
): KeptPaper => paperOf(`tax-${type}`, { kind: 'fiscal_document', type, fields });

export const contract = (fields: Readonly<Record<string, Value>>): KeptPaper =>
  paperOf('contract', {
    kind: 'work_contract',
    type: 'work_contract',
    fields: { payer_name: EMPLOYER, person_name: 'ROSSI MARIO', ...fields },
  });
