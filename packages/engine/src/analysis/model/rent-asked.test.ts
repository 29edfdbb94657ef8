import type { AskedRent } from '@vesta/domain/rent/asked-rent';
import { describe, expect, test } from 'vitest';
import { depositRent, rentToPay } from './rent-asked.ts';

describe('REP-04 the rent that is asked', () => {
  test.each<[string, 'it' | 'de', AskedRent, number, number, string]>([
    ['German, warm and cold', 'de', { cents: 95_000, isCold: false, cold: 76_000 }, 95_000, 76_000, 'base'],
    ['German, cold alone: warm is estimated', 'de', { cents: 76_000, isCold: true }, 95_000, 76_000, 'base'],
    ['German, warm alone: cold is estimated', 'de', { cents: 95_000, isCold: false }, 95_000, 76_000, 'base_estimated'],
    ['Italian, without charges', 'it', { cents: 70_000, isCold: false, cold: 70_000 }, 70_000, 70_000, 'rent'],
    ['Italian, with charges', 'it', { cents: 78_000, isCold: false, cold: 70_000 }, 78_000, 70_000, 'base'],
    ['Italian, one amount', 'it', { cents: 70_000, isCold: false }, 70_000, 70_000, 'rent'],
  ])('%s', (_name, region, asked, pay, cents, basis) => {
    expect(rentToPay(asked, region)).toBe(pay);
    expect(depositRent(asked, region)).toEqual({ cents, basis });
  });
});
