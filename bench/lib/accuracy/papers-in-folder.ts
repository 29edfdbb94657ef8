import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownPaper } from './judge.ts';
import { rowsOfPythonYaml } from './mt940-truth.ts';

type Json = Record<string, unknown>;
type Value = string | number | null;

const money = new Set(
  'gross net payout wage_tax church_tax soli health care pension unemployment tax_gross tax_deductions social_security_deductions gross_wage'.split(
    ' ',
  ),
);

/** Names that such files use, and the names of our fields. */
const renamed: Record<string, Record<string, string>> = {
  payslip: { employee: 'employee_name', employer: 'employer_name', payout: 'paid_amount', soli: 'solidarity' },
  fiscal_document: {
    employee: 'person_name',
    employer: 'payer_name',
    gross_wage: 'gross_income',
    wage_tax: 'tax',
    tax_id: 'fiscal_id',
    year: 'tax_year',
  },
};

const asked: Record<string, readonly string[]> = {
  payslip:
    'period employee employer personnel_number tax_class gross net payout wage_tax church_tax soli health care pension unemployment tax_deductions social_security_deductions'.split(
      ' ',
    ),
  fiscal_document: 'year employee employer gross_wage wage_tax tax_id'.split(' '),
};

const cents = (text: string): number => Math.round(Number(text) * 100);

function worthOf(name: string, value: unknown): Value {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return money.has(name) ? cents(value) : value;
  const { first_name: first, last_name: last } = value as Json;
  return `${first ?? ''} ${last ?? ''}`.trim();
}

const century = (yymmdd: string, past: boolean): string => {
  const year = Number(yymmdd.slice(0, 2)) + (past && Number(yymmdd.slice(0, 2)) > 26 ? 1900 : 2000);
  return `${year}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
};

function identityFields({ mrz_parsed: zone }: Json): Record<string, Value> {
  const read = zone as Record<string, string> | undefined;
  if (!read) return {};
  return {
    document_number: read.doc ?? null,
    surname: read.surname ?? null,
    given_names: read.given_names ?? null,
    birth_date: century(read.dob ?? '', true),
    expiry_date: century(read.exp ?? '', false),
    ...(read.sex && read.sex !== '<' ? { sex: read.sex } : {}),
  };
}

function fieldsOf(truth: Json, kind: string): Record<string, Value> {
  if (kind === 'identity_document') return identityFields(truth);
  const names = (asked[kind] ?? []).filter((name) => name in truth);
  return Object.fromEntries(names.map((name) => [renamed[kind]?.[name] ?? name, worthOf(name, truth[name])]));
}

function rowsOf({ transactions }: Json): { date: string; amount: number }[] | null {
  if (!Array.isArray(transactions)) return null;
  return transactions.map((row: unknown) => {
    const [date, , amount] = row as [string, string, string];
    return { date, amount: cents(amount) };
  });
}

/** Statements as data, with what another program read from them beside them. */
function dataIn(folder: string, names: readonly string[]): KnownPaper[] {
  return names
    .filter((name) => name.endsWith('.sta') && names.includes(name.replace(/sta$/, 'yml')))
    .flatMap((name) => {
      const transactions = rowsOfPythonYaml(readFileSync(path.join(folder, name.replace(/sta$/, 'yml')), 'utf8'));
      const bytes = readFileSync(path.join(folder, name));
      const days = 'value' as const;
      const truth = { kind: 'bank_statement', type: null, layout: 'mt940', fields: {}, transactions, days };
      // Pieces of a statement, without an account or an opening balance, are none.
      const isWhole = /:25P?:[\s\S]*:60[FM]:/.test(bytes.toString('latin1'));
      return isWhole && transactions && transactions.length > 0 ? [{ name: path.basename(name), bytes, truth }] : [];
    });
}

const TRUTH = /(\.\w+)?\.expected\.json$/;

/** Every paper of a folder that has its truth beside it: `slip.pdf` with `slip.expected.json` or `slip.pdf.expected.json`. */
export function papersIn(folder: string): KnownPaper[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const told = names
    .filter((name) => TRUTH.test(name))
    .flatMap((name) => {
      const truth = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Json;
      const kind = String(truth.kind);
      const stem = name.replace(/\.expected\.json$/, '');
      const papers = names.filter(
        (other) => other === stem || (/\.(pdf|png|jpe?g)$/.test(other) && other.replace(/(-scan)?\.\w+$/, '') === stem),
      );
      return papers.map((paper) => ({
        name: path.basename(paper),
        bytes: readFileSync(path.join(folder, paper)),
        truth: {
          kind,
          type: null,
          layout: path.basename(paper).replace(/[-_.\d].*$/, '') + path.extname(paper),
          fields: fieldsOf(truth, kind),
          transactions: rowsOf(truth),
        },
      }));
    });
  return [...told, ...dataIn(folder, names)];
}
