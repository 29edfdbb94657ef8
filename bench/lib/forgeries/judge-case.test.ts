import type { Finding, Working } from '@vesta/engine/checks/finding';
import { expect, test } from 'vitest';
import type { Case } from './cases.ts';
import { judgeCases } from './judge-case.ts';

const box = { left: 100, top: 100, right: 150, bottom: 110 };
const program: Omit<Working, 'paper'> = {
  page: null,
  box: null,
  what: 'program',
  expected: null,
  found: 'Canva',
  isOfFile: true,
};
const figure: Omit<Working, 'paper'> = { page: 1, box, what: 'net', expected: 1, found: 2 };

const saying = (place: Omit<Working, 'paper'>): Finding => ({
  rule: 'R_X',
  outcome: 'failed',
  level: 'warning',
  blocking: false,
  message: 'checks.R_X.failed',
  data: {},
  working: [{ paper: 'slip', ...place }],
  papers: ['slip'],
  reads: [],
});

const forged = (isOfFile: boolean, place: Omit<Working, 'paper'>): Case => ({
  sort: 'forgery',
  name: 'x',
  strength: 'careless',
  who: 'x',
  paper: 'slip',
  touched: [{ page: 1, box }],
  isOfFile,
  findings: [saying(place)],
});

test.each([
  ['a figure that was touched', false, figure, { isPointedAt: true, isToldOfFile: false }],
  ['the program, where one figure was touched', false, program, { isPointedAt: false, isToldOfFile: false }],
  ['the program, where all of the file was written anew', true, program, { isPointedAt: false, isToldOfFile: true }],
  ['a figure elsewhere', true, { ...figure, page: 2 }, { isPointedAt: false, isToldOfFile: false }],
] as const)('a finding about %s', (_, isOfFile, place, judged) => {
  expect(judgeCases([forged(isOfFile, place)])).toEqual([expect.objectContaining(judged)]);
});
