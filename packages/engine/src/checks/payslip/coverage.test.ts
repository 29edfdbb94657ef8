import { describe, expect, test } from 'vitest';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { continuity } from './continuity.ts';
import { duplicateMonth } from './duplicate-month.ts';
import { missingMonths, windowOf } from './expected-months.ts';
import { monthsCovered } from './months-covered.ts';
import { recent } from './recent.ts';
import { italianSlip, months, slipsOf } from './testing/slip.ts';

describe('months that are asked for', () => {
  test.each([
    ['2026-11-16', ['2026-08', '2026-09', '2026-10', '2026-11']],
    ['2026-11-15', ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']],
    ['2026-01-20', ['2025-10', '2025-11', '2025-12', '2026-01']],
  ])('on %s slips of %s count', (today, window) => {
    expect(windowOf(today)).toEqual(window);
  });

  test.each([
    ['complete', ['2026-08', '2026-09', '2026-10'], null, '2026-11-16', []],
    ['the newest is late within the grace', ['2026-07', '2026-08', '2026-09'], null, '2026-11-15', []],
    ['the grace is over', ['2026-07', '2026-08', '2026-09'], null, '2026-11-16', ['2026-10']],
    ['already with the current month', ['2026-09', '2026-10', '2026-11'], null, '2026-11-28', []],
    ['hired in September', ['2026-09', '2026-10'], '2026-09', '2026-11-16', []],
    ['across the new year', ['2025-11', '2025-12'], null, '2026-01-20', ['2025-10']],
    ['nothing', [], null, '2026-11-16', ['2026-08', '2026-09', '2026-10']],
  ])('%s', (_, have, hired, today, missing) => {
    expect(missingMonths(have, hired, today)).toEqual(missing);
  });
});

describe('INC-03 the last three months', () => {
  test.each([
    ['a thirteenth pay counts for no month', slipsOf([italianSlip({ kind: 'tredicesima' })]), 'failed critical'],
    ['hired in October', slipsOf([italianSlip({ hire_date: '2026-10-01' })]), 'passed'],
  ])('%s', (_, slips, said) => {
    expect(sayOf(monthsCovered, slips)).toBe(said);
  });

  test('a slip of somebody else fills no month, unless all bear that name', () => {
    const hers = italianSlip({ period: '2026-09', employee_name: 'BIANCHI LUCIA' });
    const slips = slipsOf([italianSlip({ period: '2026-10' }), italianSlip({ period: '2026-08' }), hers]);
    const gap = { outcome: 'failed', data: { missing: '2026-09' } };
    expect(monthsCovered.judge(slips, contextOf(mario))).toMatchObject(gap);
    expect(continuity.judge(slips, contextOf(mario))).toMatchObject(gap);
    const earlier = ['2026-08', '2026-09', '2026-10'].map((period) => ({
      ...hers,
      fields: { ...hers.fields, period },
    }));
    expect(sayOf(monthsCovered, slipsOf(earlier), contextOf(mario))).toBe('passed');
  });

  test('names the months that are missing', () => {
    expect(monthsCovered.judge(months('2026-10'), contextOf())?.data).toEqual({
      missing: '2026-08, 2026-09',
      count: 2,
    });
  });
});

describe('INC-03 one after the other', () => {
  test.each([
    ['two in a row', ['2026-09', '2026-10'], 'passed'],
    ['a gap further back than three slips', ['2026-05', '2026-08', '2026-09', '2026-10'], 'passed'],
    ['only one', ['2026-10'], 'inconclusive'],
  ])('%s', (_, periods, said) => {
    expect(sayOf(continuity, months(...periods))).toBe(said);
  });

  test('names gaps and slips that are too old', () => {
    expect(continuity.judge(months('2026-03', '2026-08', '2026-10'), contextOf())?.data).toEqual({
      missing: '2026-04, 2026-05, 2026-06, 2026-07, 2026-09',
      outside: '2026-03',
      count: 5,
    });
  });
});

describe('INC-03 recency', () => {
  test.each([['ended within three months', '2026-08', 'passed']])('%s', (_, period, said) => {
    expect(sayOf(recent, months(period))).toBe(said);
  });

  test('the newest of all counts', () => {
    expect(sayOf(recent, months('2026-03', '2026-10', '2026-04'))).toBe('passed');
  });
});

describe('INC-03 duplicates', () => {
  test.each([
    ['a thirteenth pay beside its month', slipsOf([italianSlip(), italianSlip({ kind: 'tredicesima' })]), 'passed'],
    ['a second employer', slipsOf([italianSlip(), italianSlip({ employer_name: 'Beta SpA' })]), 'passed'],
  ])('%s', (_, slips, said) => {
    expect(sayOf(duplicateMonth, slips)).toBe(said);
  });

  test('two nets for one month are told apart from two copies', () => {
    const conflicting = slipsOf([italianSlip(), italianSlip({ net: 190_000 }), italianSlip({ period: '2026-09' })]);
    expect(duplicateMonth.judge(conflicting, contextOf())).toMatchObject({
      variant: 'conflicting',
      papers: ['a', 'b'],
    });
    expect(duplicateMonth.judge(months('2026-10', '2026-10'), contextOf())?.variant).toBeUndefined();
  });
});
