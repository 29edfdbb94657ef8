import type { DocumentReading } from '@vesta/domain/documents/reading';
import { expect, test } from 'vitest';
import { currentFirst, monthsOf, stripOf } from './months.ts';

const reading = (facts: Record<string, string>) =>
  ({
    facts: Object.entries(facts).map(([name, value]) => ({ key: `1.${name}`, value, corrected: null })),
  }) as unknown as DocumentReading;

test('INC-03 a payslip shows its month, BANK-02 a statement every month that it touches', () => {
  expect(monthsOf('payslip', reading({ period: '2026-09' }))).toEqual(['2026-09']);
  expect(monthsOf('bank_statement', reading({ period_start: '2026-07-01', period_end: '2026-09-30' }))).toEqual([
    '2026-07',
    '2026-08',
    '2026-09',
  ]);
  expect(monthsOf('payslip', reading({}))).toEqual([]);
});

test('what is to be mended stands first, then what is being read, then the newest month before older ones', () => {
  const papers = ['august', 'being read', 'october', 'unknown', 'july'].map((id) => ({
    id,
    hasError: false,
    hasWarning: id === 'july',
  }));
  const months = new Map([
    ['october', '2026-10'],
    ['august', '2026-08'],
    ['july', '2026-07'],
  ]);
  expect(currentFirst(papers, months).map(({ id }) => id)).toEqual([
    'july',
    'being read',
    'unknown',
    'october',
    'august',
  ]);
});

const wanted = ['2026-08', '2026-09', '2026-10'];

test('before anything is there, every month is still to do', () => {
  const strip = stripOf({ wanted, there: [], missing: [], isReading: false });
  expect(strip.map(({ state }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
});

test('a gap is seen in its place, and is waited for while something is read', () => {
  const facts = { wanted, there: ['2026-08', '2026-10'], missing: ['2026-09'] };
  expect(stripOf({ ...facts, isReading: false })).toEqual([
    { month: '2026-08', state: 'have' },
    { month: '2026-09', state: 'gap' },
    { month: '2026-10', state: 'have' },
  ]);
  expect(stripOf({ ...facts, isReading: true }).map(({ state }) => state)).toEqual(['have', 'wait', 'have']);
});

test('INC-03 the newest month of the list is the gap where only older ones are there', () => {
  const facts = { wanted, there: ['2026-08', '2026-09'], missing: ['2026-10'], isReading: false };
  expect(stripOf(facts).map(({ month, state }) => `${month} ${state}`)).toEqual([
    '2026-08 have',
    '2026-09 have',
    '2026-10 gap',
  ]);
});

test('the server decides which months count: older ones that it accepts leave no gap', () => {
  const there = ['2026-07', '2026-08', '2026-09'];
  const strip = stripOf({ wanted, there, missing: [], isReading: false });
  expect(strip).toEqual(there.map((month) => ({ month, state: 'have' })));
});
