import type { Finding } from '@vesta/engine/checks/finding';
import { noNotes } from '@vesta/engine/papers/paper-notes';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { checkWords } from './check-words.ts';
import { exitStatusOf, exitStatusOfSet } from './exit-status.ts';
import { renderInspection } from './render.ts';

const today = '2026-11-15';
const box = { left: 10.4, top: 20.6, right: 60, bottom: 30 };

const paper = {
  kind: 'bank_statement',
  type: 'account_statement',
  country: 'IT',
  layout: 'fineco',
  side: null,
  confidence: 0.93,
  pages: [1],
  fields: { closing_balance: { value: 123_456, raw: '1.234,56', page: 1, box, confidence: 0.9 }, iban: null },
  transactions: [
    {
      date: '2026-10-03',
      value_date: null,
      amount: -1_250,
      description: 'CAFF\u001b[31mE',
      balance: null,
      counterparty: null,
      counterparty_iban: null,
      code: null,
      page: 1,
      box,
    },
    {
      date: '2026-10-04',
      value_date: '2026-10-05',
      amount: 180_000,
      description: 'STIPENDIO',
      balance: 200_000,
      counterparty: null,
      counterparty_iban: null,
      code: null,
      page: 1,
      box,
    },
  ],
  checks: [
    {
      id: 'statement_sum',
      outcome: 'failed',
      level: 'critical',
      message: 'checks.statement_sum.failed',
      expected: 10,
      found: 11,
      page: null,
      box: null,
    },
  ],
  unread: ['iban'],
} as const;

const findingOf = (more: Partial<Finding>): Finding => ({
  rule: '',
  outcome: 'failed',
  level: 'critical',
  blocking: false,
  message: '',
  data: {},
  working: [],
  papers: ['file'],
  reads: [],
  ...more,
});

const inspection: Inspection = {
  version: 1,
  file: {
    name: 'estratto.pdf',
    format: 'pdf',
    size: 2_048,
    sha256: 'ab',
    pages: [{ number: 1, width: 595, height: 842, origin: 'text', words: 321 }],
    pdf: null,
    picture: null,
    problem: null,
  },
  verdict: 'failed_checks',
  expected: null,
  ...paper,
  documents: [paper],
  findings: [
    findingOf({ rule: 'R_FILE_KIND', message: 'checks.R_FILE_KIND.true_pdf', outcome: 'passed', level: 'info' }),
    findingOf({
      rule: 'R_PDF_ALIGNMENT',
      message: 'checks.R_PDF_ALIGNMENT.failed',
      level: 'warning',
      data: { places: 1 },
      working: [
        { paper: 'file', page: null, box: null, what: 'program', expected: null, found: 'Canva', isOfFile: true },
      ],
    }),
    findingOf({
      rule: 'R_BANK_RUNNING_BALANCE',
      message: 'checks.R_BANK_RUNNING_BALANCE.failed',
      working: [{ paper: 'file', page: 2, box, what: 'balance\u001b', expected: 10, found: 11 }],
    }),
  ],
  fingerprints: { text: null, picture: null },
  notes: noNotes,
};

test('arguments name files, a kind and a day', () => {
  expect(readArguments(['a.pdf', 'b.pdf', '--type', 'cu', '--json', '--today', '2026-01-31'], today)).toEqual({
    files: ['a.pdf', 'b.pdf'],
    expected: 'cu',
    json: true,
    today: '2026-01-31',
    set: null,
    language: 'en',
    trace: false,
  });
  expect(readArguments(['--set', 'papers', '--language', 'de'], today)).toMatchObject({
    set: 'papers',
    language: 'de',
  });
  expect(readArguments(['a.pdf'], today)).toMatchObject({ expected: null, json: false, today });
});

test.each([
  [[], 'Name at least one file.'],
  [['a.pdf', '--type', 'shopping_list'], '--type takes one of: identity_document,'],
  [['a.pdf', '--today', '2026-02-30'], '--today takes a day'],
  [['a.pdf', '--set', 'papers'], '--set takes a folder instead of files.'],
  [['a.pdf', '--language', 'fr'], '--language takes one of: en, it, de.'],
  [['a.pdf', '--colour'], "Unknown option '--colour'"],
])('wrong use %j is explained', (args, sentence) => {
  expect(readArguments(args, today)).toContain(sentence);
});

test('the worst of several files decides the exit status', () => {
  expect([
    exitStatusOf(['read']),
    exitStatusOf(['read', 'failed_checks']),
    exitStatusOf(['wrong_kind']),
    exitStatusOf(['read', 'unreadable', 'failed_checks']),
  ]).toEqual([0, 3, 3, 4]);
});

test('the terminal shows values with their place, bookings in columns, and what is missing', () => {
  const text = renderInspection(inspection, checkWords('en'));
  expect(text).toContain('closing_balance  123456  "1.234,56"  p.1 [10,21,60,30]  0.90');
  expect(text).toMatch(/2026-10-03\s+-12\.50\s+CAFF/);
  expect(text).toMatch(/2026-10-04 {2}2026-10-05 {2}1800\.00 {2}2000\.00 {2}STIPENDIO +p\.1/);
  expect(text).toMatch(/FAILED {2}statement_sum {2}expected 10, found 11/);
  expect(text).toContain('Not read\n  iban');
});

test('UPL-06 pages that nobody had the time to read are named', () => {
  const [page] = inspection.file.pages;
  const pages = (['words', 'all', 'all', undefined] as const).flatMap((unread, at) =>
    page ? [{ ...page, number: at + 2, ...(unread ? { unread } : {}) }] : [],
  );
  const cut: Inspection = { ...inspection, file: { ...inspection.file, pages, problem: 'too_many_pages' } };
  expect(renderInspection(cut, checkWords('en'))).toMatch(
    /Problem +too_many_pages; not read: pages 3, 4; only days and amounts read: page 2\n/,
  );
});

test('the trace tells which passes ran over which page, what each changed and what was too much', () => {
  const steps = [
    { pass: 'page', page: 1, cost: 2_000, done: true, changed: 12 },
    { pass: 'page', page: 2, cost: 900, done: false, changed: null },
    {
      pass: 'figures',
      page: 1,
      cost: 80,
      done: true,
      changed: 1,
      retry: { why: 'sums_do_not_come_out', values: ['net', 'gross'] },
    },
  ] as const;
  const traced: Inspection = {
    ...inspection,
    file: { ...inspection.file, work: { limit: 2_500, spent: 2_000, steps } },
  };
  const told = renderInspection(traced, checkWords('en'), { trace: true });
  expect(told).toContain('Reading (2000 of 2500 units of work)');
  expect(told).toMatch(/p\.1 {2}page +print found and read +12 words +2000 units/);
  expect(told).toMatch(/p\.2 {2}page +not done: too much work for one file +900 units/);
  expect(told).toMatch(/p\.1 {2}figures .* 80 units +sums do not come out; changed: net, gross/);
  expect(renderInspection(traced, checkWords('en'))).not.toContain('units of work');
});

test('letters from the paper cannot steer the terminal', () => {
  expect(renderInspection(inspection, checkWords('en'))).not.toContain('\u001b');
});

test('findings stand with their working, the gravest first', () => {
  const text = renderInspection(inspection, checkWords('en'));
  const [grave, look, quiet] = ['R_BANK_RUNNING_BALANCE', 'R_PDF_ALIGNMENT', 'R_FILE_KIND'].map((id) =>
    text.indexOf(id),
  );
  expect(text.indexOf('Does not add up (2)')).toBeLessThan(grave ?? 0);
  expect(grave).toBeLessThan(look ?? 0);
  expect(look).toBeLessThan(quiet ?? 0);
  expect(text).toMatch(/balance\s+11, expected 10\s+p\.2 \[10,21,60,30\]/);
  expect(text).toMatch(/program\s+Canva\s+the file/);
});

test('sentences come in the language that was asked for', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    renderInspection(inspection, checkWords(language)),
  );
  expect(english).not.toBe(german);
  expect(german).toContain('Die Salden gehen auf');
});

test('papers that are right one by one and contradict each other end with 3', () => {
  const contradiction = findingOf({ rule: 'R_X_PAYSLIP_NET_IN_BANK' });
  expect([
    exitStatusOfSet(['read'], [{ ...contradiction, level: 'warning' }]),
    exitStatusOfSet(['read'], [contradiction]),
    exitStatusOfSet(['unreadable'], [contradiction]),
  ]).toEqual([0, 3, 4]);
});
