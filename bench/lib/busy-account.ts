import type { Transaction } from '@vesta/engine/documents/reading';
import { noNotes } from '@vesta/engine/papers/paper-notes';
import { STORED_PAPER_VERSION, type StoredPaper } from '@vesta/engine/pipeline/stored-paper';
import { chanceOf } from '@vesta/specimens/chance';

const MONTHS = [
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
];
const shops = [
  'ESSELUNGA',
  'COOP LOMBARDIA',
  'BAR CENTRALE',
  'FARMACIA SAN PAOLO',
  'TRENORD',
  'AMAZON EU',
  'LIBRERIA ACERBI',
];
const box = { left: 40, top: 100, right: 560, bottom: 110 };
const ROWS_OF_A_PAGE = 40;

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;
const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const booking = (
  date: string,
  amount: number,
  description: string,
  counterparty: string | null,
  row: number,
): Transaction => ({
  date,
  value_date: date,
  amount,
  description,
  balance: null,
  counterparty,
  counterparty_iban: null,
  code: null,
  page: 1 + Math.floor(row / ROWS_OF_A_PAGE),
  box,
});

function monthOf(month: string, rows: number, employer: string, seed: string): Transaction[] {
  const chance = chanceOf(`${seed}/${month}`);
  const fixed = [
    booking(dayOf(month, 2), -65_000, 'BONIFICO DISPOSTO CANONE LOCAZIONE', 'BIANCHI LUCA', 0),
    booking(dayOf(month, 5), -18_250, 'ADDEBITO SDD RATA PRESTITO', 'AGOS DUCATO SPA', 1),
    booking(dayOf(month, 27), 185_000, 'BONIFICO EMOLUMENTI', employer, 2),
  ];
  const bought = Array.from({ length: Math.max(0, rows - fixed.length) }, (_, at) => {
    const shop = shops[at % shops.length] ?? '';
    const date = dayOf(month, 1 + (at % 28));
    return booking(date, -chance.between(150, 900), `PAGAMENTO POS ${shop} ${at}`, null, at + fixed.length);
  });
  return [...fixed, ...bought].sort((a, b) => (a.date < b.date ? -1 : 1));
}

const found = (value: string | number) => ({ value, raw: String(value), page: 1, box, confidence: 0.99 });

const paperOf = (
  id: string,
  kind: 'payslip' | 'bank_statement',
  fields: Record<string, string | number>,
  transactions: Transaction[],
): StoredPaper => ({
  version: STORED_PAPER_VERSION,
  id,
  fileName: null,
  evidence: {
    format: 'pdf',
    sha256: id.padEnd(64, '0'),
    size: 1,
    problem: null,
    pages: [{ number: 1, width: 595, height: 842, origin: 'text' }],
    pdf: null,
  },
  readings: [
    {
      kind,
      type: kind === 'payslip' ? 'payslip' : 'account_statement',
      country: 'IT',
      layout: 'intesa',
      side: null,
      confidence: 0.98,
      pages: [1],
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, found(value)])),
      transactions,
      confirmations: [],
      unread: [],
    },
  ],
  fingerprints: { text: null, picture: null },
  notes: noNotes,
  findings: [],
});

/** A year of an account with so many bookings, and the payslips that it receives. */
export function busyPapers(name: string, bookings: number): StoredPaper[] {
  const employer = `${name.toUpperCase()} LAVORI SRL`;
  const perMonth = Math.ceil(bookings / MONTHS.length);
  let balance = 500_000;
  const statements = MONTHS.map((month) => {
    const rows = monthOf(month, perMonth, employer, name);
    const opening = balance;
    balance = rows.reduce((sum, { amount }) => sum + amount, opening);
    const fields = {
      holder: name,
      iban: `IT60X05428111010000${name.padStart(8, '0').slice(-8)}`,
      period_start: `${month}-01`,
      period_end: lastOf(month),
      opening_balance: opening,
      closing_balance: balance,
    };
    return paperOf(`${name}-${month}`, 'bank_statement', fields, rows);
  });
  const slips = MONTHS.slice(-3).map((month) =>
    paperOf(
      `${name}-slip-${month}`,
      'payslip',
      {
        employee_name: name,
        employer_name: employer,
        period: month,
        kind: 'ordinary',
        hire_date: '2020-01-01',
        contract_type: 'open_ended',
        payments_per_year: 13,
        gross: 240_000,
        net: 185_000,
      },
      [],
    ),
  );
  return [...slips, ...statements];
}
