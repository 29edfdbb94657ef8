import type { Finding } from '@vesta/engine/checks/finding';
import { expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';
import type { StoredReading } from './stored-reading.ts';

const open = (rule: string): Finding => ({
  ...{ rule, outcome: 'inconclusive', level: 'info', blocking: false, message: `checks.${rule}.inconclusive` },
  ...{ data: { count: 1 }, working: [], papers: ['front'], reads: [] },
});

const readings = [
  { paper: { id: 'front' }, pages: [], findings: [open('R_ID_MRZ_CHECKDIGITS'), open('R_FILE_CORRECTED')] },
] as unknown as StoredReading[];

const told = (everything: boolean) =>
  findingsOf('front', readings, { explanations: [], language: 'en', everything }).map(({ rule }) => rule);

test('IDD-04 what stays open on every front is silent for its owner and there for reviewers', () => {
  expect(told(false), 'their own correction is news to nobody else').toEqual(['R_FILE_CORRECTED']);
  expect(told(true)).toEqual(['R_ID_MRZ_CHECKDIGITS', 'R_FILE_CORRECTED']);
});

test('IDD-04 an owner is told that the name on the card is not the one that was entered, though no check failed', () => {
  const name = (printed: string): Finding => ({
    ...open('R_ID_NAME_MATCH'),
    level: 'critical',
    working: [{ page: null, box: null, paper: 'front', what: 'surname', expected: 'Bianchi', found: printed }],
  });
  const toldOf = (printed: string) => {
    const read = [{ paper: { id: 'front' }, pages: [], findings: [name(printed)] }] as unknown as StoredReading[];
    return findingsOf('front', read, { explanations: [], language: 'en' }).map(({ rule }) => rule);
  };
  expect(toldOf('BELLINI')).toEqual(['R_ID_NAME_MATCH']);
  expect(toldOf('BIANCHI'), 'the same word in capitals').toEqual([]);
});
