import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { askedRent } from './asked-rent.ts';
import { currentRentForm } from './current-rent-form.ts';
import { declaredRent } from './declared-rent.ts';
import { asksAboutLoan } from './own-home-form.ts';
import { seenRent } from './seen-rent.ts';
import { refusedTargetRent, targetRentNames } from './target-rent.ts';

describe('ADD-08 the rent of today', () => {
  test.each([
    ['a tenant with an amount', { livingSituation: 'Tenant', currentRent: '720,00' }, 72_000],
    ['a tenant who leaves it open', { livingSituation: 'Tenant', currentRent: null }, null],
    ['an owner', { livingSituation: 'Owner' }, 0],
    ['somebody with family', { livingSituation: 'Family', currentRent: null }, 0],
    ['somebody who lives otherwise', { livingSituation: 'Other' }, null],
    ['nobody asked', {}, null],
    ['an amount alone', { currentRent: '720' }, 72_000],
  ])('%s', (_name, said, cents) => {
    expect(declaredRent(said, 'it')).toBe(cents);
  });

  test.each([
    ['undeclared', { rent: 72_000 }, 72_000],
    ['differs', { rent: 72_000, declared: 60_000 }, 72_000],
    ['missing', { declared: 60_000 }, null],
    ['passed', { rent: 72_000 }, null],
    ['differs', { rent: 0 }, null],
  ])('BANK-02 of a finding "%s" with %j there is %s to confirm', (variant, data, cents) => {
    expect(seenRent({ message_key: `checks.R_BANK_RENT_FOUND.${variant}`, data: data as Record<string, number> })).toBe(
      cents,
    );
  });

  test.each([
    ['720', '720,00'],
    ['', 'required'],
    ['0', 'notPositive'],
    ['a lot', 'pattern'],
  ])('"%s" alone is %s', (currentRent, said) => {
    const result = z.safeParse(currentRentForm('it'), { currentRent });
    expect(result.data?.currentRent ?? result.error?.issues[0]?.message).toBe(said);
  });
});

describe('REP-04 the rent in view', () => {
  const asked = (region: 'it' | 'de', said: object, listed: number | null = null) =>
    askedRent({ region, listed, said });

  test('is the listing’s, whatever the applicant says', () => {
    const said = { targetRent: '500,00' };
    expect(asked('it', said, 95_000)).toEqual({ cents: 95_000, isCold: false, cold: 95_000, source: 'listing' });
    expect(asked('de', said, 95_000)).toEqual({ cents: 95_000, isCold: false, cold: null, source: 'listing' });
  });

  test('is what the applicant says, with Italian charges added', () => {
    expect(asked('it', { targetRent: '700,00' })).toMatchObject({ cents: 70_000, cold: 70_000, source: 'applicant' });
    expect(asked('it', { targetRent: '700,00', targetCharges: '80,00' })).toMatchObject({
      cents: 78_000,
      cold: 70_000,
    });
    expect(asked('it', { targetCharges: '80,00' })).toBeNull();
  });

  test('is warm in Germany where that is known', () => {
    expect(asked('de', { targetRent: '760,00', targetWarmRent: '950,00' })).toMatchObject({
      cents: 95_000,
      isCold: false,
      cold: 76_000,
    });
    expect(asked('de', { targetWarmRent: '950,00' })).toMatchObject({ cents: 95_000, isCold: false, cold: null });
    expect(asked('de', { targetRent: '760,00' })).toMatchObject({ cents: 76_000, isCold: true, cold: 76_000 });
  });

  test('may stay open', () => {
    expect(asked('it', {})).toBeNull();
    expect(asked('de', { targetRent: null, targetWarmRent: null })).toBeNull();
  });

  test('is not lower warm than cold', () => {
    const warm = (targetWarmRent: string | null) =>
      refusedTargetRent({ targetRent: '760,00', targetWarmRent }, 'de').targetWarmRent;
    expect([warm('759,99'), warm('760,00'), warm(null)]).toEqual(['warmBelowCold', null, null]);
  });
});

test('REP-04 what is asked of the home in view: charges in Italy, the rent with heating in Germany', () => {
  expect(targetRentNames).toEqual({ it: ['targetRent', 'targetCharges'], de: ['targetRent', 'targetWarmRent'] });
});

test('REP-04 in Italy rent and charges together are no cold rent', () => {
  const said = { targetRent: '800', targetCharges: '100' };
  expect(askedRent({ region: 'it', listed: null, said })).toMatchObject({ cents: 90_000, cold: 80_000, isCold: false });
});

test('ADD-08 only owners are asked what they still pay off', () => {
  expect(['Owner', 'Tenant', 'Family', 'Other', null].filter(asksAboutLoan)).toEqual(['Owner']);
});

test('ADD-08 any rent that was seen can be confirmed, and none of nothing', () => {
  const seen = (rent: number) => seenRent({ message_key: 'checks.R_BANK_RENT_FOUND.undeclared', data: { rent } });
  expect([seen(1), seen(0)]).toEqual([1, null]);
});
