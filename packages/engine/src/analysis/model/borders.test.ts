import type { ContractKind } from '@vesta/domain/report/employment';
import { describe, expect, test } from 'vitest';
import { divided, percentOf, sumOf, tenths, wholeEuros } from './cents.ts';
import { type ContractFacts, contractWeight } from './contract-weight.ts';
import { depositOf } from './deposit-of.ts';
import { guaranteeOf, guarantorRoom } from './guarantor-room.ts';
import { livingMinimum } from './living-minimum.ts';
import { mortgageCapacity } from './mortgage-capacity.ts';
import { averageOf, isFarFrom, ordinaryPay } from './ordinary-pay.ts';
import { businessIncome } from './own-business.ts';
import { depositRent, rentToPay } from './rent-asked.ts';
import { rentCapacity } from './rent-capacity.ts';
import { labelOf, rentPosition } from './rent-position.ts';
import { monthlyOverYear } from './yearly-pay.ts';

describe('money is divided in whole numbers', () => {
  test('the half goes up, what is less goes down', () => {
    expect([divided(4, 3), divided(3, 2), divided(5, 3), divided(6, 3)]).toEqual([1, 2, 2, 2]);
    expect([percentOf(149, 33), percentOf(50, 1), percentOf(49, 1)]).toEqual([49, 1, 0]);
    expect([tenths(1.24), tenths(1.25), tenths(7)]).toEqual([1.2, 1.3, 7]);
  });

  test('a part of a euro is left out', () => {
    expect([wholeEuros(1_230_000), wholeEuros(1_239_999), wholeEuros(1_240_000)]).toEqual([12_300, 12_300, 12_400]);
  });

  test('nothing sums up to nothing and has no middle', () => {
    expect([sumOf([]), sumOf([2, 3]), averageOf([]), averageOf([1, 2]), averageOf([4, 4, 5])]).toEqual([0, 5, 0, 2, 4]);
  });
});

describe('REP-04 the weight of a contract', () => {
  const runs: ContractFacts = {
    kind: 'fixed_term',
    monthsLeft: null,
    monthsHeld: null,
    inProbation: false,
    hasBegun: true,
    hasEnded: false,
  };
  const weighed = (facts: Partial<ContractFacts>, product: 'rent' | 'mortgage' = 'rent') => {
    const { percent, reason } = contractWeight({ ...runs, ...facts }, product);
    return [percent, reason];
  };

  test.each([
    [12, 100, 'fixed_term_12'],
    [11, 80, 'fixed_term_6'],
    [6, 80, 'fixed_term_6'],
    [5, 60, 'fixed_term_3'],
    [3, 60, 'fixed_term_3'],
    [2, 40, 'fixed_term_ending'],
    [null, 80, 'contract_unknown'],
  ])('for a lease, %s months before its end', (monthsLeft, percent, reason) => {
    expect(weighed({ monthsLeft })).toEqual([percent, reason]);
  });

  test.each([
    [36, 80, 'loan_fixed_term_36'],
    [35, 70, 'loan_fixed_term_24'],
    [24, 70, 'loan_fixed_term_24'],
    [23, 60, 'loan_fixed_term_12'],
    [12, 60, 'loan_fixed_term_12'],
    [11, 40, 'loan_fixed_term_ending'],
    [null, 60, 'contract_unknown'],
  ])('for a loan, %s months before its end', (monthsLeft, percent, reason) => {
    expect(weighed({ monthsLeft }, 'mortgage')).toEqual([percent, reason]);
  });

  test.each<[ContractKind, number, number, string]>([
    ['apprentice', 90, 80, 'apprentice'],
    ['agency', 80, 60, 'agency'],
    ['unknown', 80, 60, 'contract_unknown'],
    ['open_ended', 100, 100, 'open_ended'],
  ])('%s, for a lease and for a loan', (kind, lease, loan, reason) => {
    expect(weighed({ kind })).toEqual([lease, reason]);
    expect(weighed({ kind }, 'mortgage')).toEqual([loan, reason]);
  });

  test('an open-ended one is new for three months, or while somebody is on probation', () => {
    const kind = 'open_ended';
    expect(weighed({ kind, monthsHeld: 2 })).toEqual([90, 'probation']);
    expect(weighed({ kind, monthsHeld: 3 })).toEqual([100, 'open_ended']);
    expect(weighed({ kind, monthsHeld: 5, inProbation: true })).toEqual([90, 'probation']);
    expect(weighed({ kind, monthsHeld: null, inProbation: true })).toEqual([90, 'probation']);
  });

  test('what has ended counts nothing, what has not begun a half', () => {
    expect(weighed({ kind: 'open_ended', hasEnded: true })).toEqual([0, 'contract_ended']);
    expect(weighed({ kind: 'open_ended', hasBegun: false })).toEqual([50, 'future_start']);
    expect(weighed({ kind: 'open_ended', hasBegun: false, hasEnded: true })).toEqual([0, 'contract_ended']);
  });
});

describe('REP-04 a deposit', () => {
  const rent = { cents: 60_000, basis: 'base' as const };

  test('counts whole rents of the account and whole percent of three', () => {
    expect(depositOf(rent, 179_999, 'it')).toEqual({
      required: 180_000,
      balance: 179_999,
      ratio_percent: 99,
      rents_covered: 2,
      covered: false,
      instalments_allowed: false,
      rent: 60_000,
      basis: 'base',
    });
    expect(depositOf(rent, 180_000, 'de')).toMatchObject({
      ratio_percent: 100,
      rents_covered: 3,
      covered: true,
      instalments_allowed: true,
    });
  });

  test('an account below nothing covers nothing', () => {
    expect(depositOf(rent, -1, 'it')).toMatchObject({ ratio_percent: 0, rents_covered: 0, covered: false });
  });

  test('of an unknown rent or balance nothing is said', () => {
    const unknown = { ratio_percent: null, rents_covered: null, covered: null };
    expect(depositOf(rent, null, 'it')).toMatchObject({ ...unknown, required: 180_000, rent: 60_000, basis: 'base' });
    const nothing = { ...unknown, required: null, rent: null, basis: null };
    expect(depositOf(null, 5000, 'it')).toMatchObject({ ...nothing, balance: 5000 });
    expect(depositOf({ cents: 0, basis: 'rent' }, 5000, 'it')).toMatchObject(nothing);
    expect(depositOf({ cents: 1, basis: 'rent' }, 5000, 'it')).toMatchObject({ required: 3, rent: 1, basis: 'rent' });
  });
});

describe('REP-07 guarantors', () => {
  test('carry what two fifths leave beside their own debts and home, in whole cents, never less than nothing', () => {
    expect(guarantorRoom({ income: 100_001, commitments: 10_000, housing: 20_000 })).toBe(10_000);
    expect(guarantorRoom({ income: 100_000, commitments: 30_000, housing: 20_000 })).toBe(0);
    expect(guarantorRoom({ income: 100_000, commitments: 30_000, housing: 10_001 })).toBe(0);
  });

  test('close a gap together, and are strong where one could pay the whole rent', () => {
    expect(guaranteeOf(50_000, 20_000, [10_000, 20_000])).toEqual({
      shortfall: 30_000,
      room: 30_000,
      covered: true,
      strong: false,
    });
    expect(guaranteeOf(50_000, 20_000, [29_999])).toMatchObject({ covered: false });
    expect(guaranteeOf(50_000, 60_000, [50_000])).toMatchObject({ shortfall: 0, covered: true, strong: true });
    expect(guaranteeOf(50_000, null, [49_999])).toMatchObject({ shortfall: 50_000, strong: false });
  });

  test('of no rent or nobody no gap is judged', () => {
    expect(guaranteeOf(null, 20_000, [50_000])).toEqual({
      shortfall: null,
      room: 50_000,
      covered: null,
      strong: false,
    });
    expect(guaranteeOf(50_000, 20_000, [])).toEqual({ shortfall: 30_000, room: 0, covered: null, strong: false });
  });
});

test('REP-04 a household without an adult needs as much to live on as one with one', () => {
  expect(livingMinimum({ adults: 0, minors: 1 }, 'it')).toBe(80_000);
  expect(livingMinimum({ adults: 1, minors: 1 }, 'it')).toBe(80_000);
});

describe('REP-03 a loan', () => {
  const wish = { income: 100_000, commitments: 10_000, living: 60_000, loan: 1_000_000, age: null };

  test('takes no more than a share of income after debts, nor what is needed to live', () => {
    expect(mortgageCapacity(wish)).toMatchObject({ budget: 25_000, cautious: 23_000 });
    expect(mortgageCapacity({ ...wish, living: 70_000 }).budget).toBe(20_000);
    expect(mortgageCapacity({ ...wish, living: 95_000 }).budget).toBe(0);
  });

  test('fits while the instalment is no more than the budget, and may end at 75', () => {
    const terms = ({ maturities }: ReturnType<typeof mortgageCapacity>) =>
      maturities.filter(({ allowed }) => allowed).map(({ years }) => years);
    expect(terms(mortgageCapacity(wish))).toEqual([10, 15, 20, 25, 30]);
    expect(terms(mortgageCapacity({ ...wish, age: 45 }))).toEqual([10, 15, 20, 25, 30]);
    expect(terms(mortgageCapacity({ ...wish, age: 46 }))).toEqual([10, 15, 20, 25]);
    expect(mortgageCapacity({ ...wish, age: 70 })).toMatchObject({ longest: null, suggested: null });
    const { maturities, suggested, longest } = mortgageCapacity({ ...wish, age: 46 });
    expect(suggested).toBe(maturities[0]);
    expect(maturities.map((one) => one.suggested)).toEqual([true, false, false, false, false]);
    expect(maturities.map(({ fits }) => fits)).toEqual([true, true, true, true, false]);
    expect(longest?.years).toBe(25);
  });

  test('of nothing fits nowhere, and without an income no share of it is known', () => {
    expect(mortgageCapacity({ ...wish, loan: 0 })).toMatchObject({ suggested: null });
    expect(mortgageCapacity({ ...wish, loan: 0 }).maturities.some(({ fits }) => fits)).toBe(false);
    expect(mortgageCapacity({ ...wish, loan: 1 }).suggested?.years).toBe(10);
    expect(mortgageCapacity({ ...wish, income: 0 }).maturities.map(({ dti }) => dti)).toEqual(Array(5).fill(null));
    expect(mortgageCapacity({ ...wish, income: 1 }).maturities[0]?.dti).toBe(2_021_983.8);
  });

  test('is offered in whole hundreds of euros', () => {
    const { maturities } = mortgageCapacity({ ...wish, income: 200_000 });
    expect(maturities.map(({ could_borrow }) => could_borrow % 10_000)).toEqual([0, 0, 0, 0, 0]);
    expect(maturities[0]?.could_borrow).toBe(5_870_000);
  });
});

describe('REP-04 the ordinary net of a month', () => {
  test('is the middle of the last three papers', () => {
    expect(ordinaryPay([900, 100_000, 104_000, 102_000], [])).toEqual({
      net: 102_000,
      isVariable: false,
      usesBank: false,
      differs: false,
    });
    expect(ordinaryPay([], [])).toBeNull();
  });

  test('is the mean of the lowest two where three go up and down by more than a quarter', () => {
    expect(ordinaryPay([100_000, 110_000, 127_500], [])).toMatchObject({ net: 110_000, isVariable: false });
    expect(ordinaryPay([100_000, 110_000, 127_501], [])).toMatchObject({ net: 105_000, isVariable: true });
    expect(ordinaryPay([100_000, 200_000], [])).toMatchObject({ net: 150_000, isVariable: false });
  });

  test('is the bank’s where there is no paper, or where it shows less by more than a twentieth', () => {
    expect(ordinaryPay([], [1, 90_000, 91_000, 92_000])).toEqual({
      net: 91_000,
      isVariable: false,
      usesBank: true,
      differs: false,
    });
    expect(ordinaryPay([100_000], [95_000])).toMatchObject({ net: 100_000, usesBank: false, differs: false });
    expect(ordinaryPay([100_000], [94_999])).toMatchObject({ net: 94_999, usesBank: true, differs: true });
    expect(ordinaryPay([94_999], [100_000])).toMatchObject({ net: 94_999, usesBank: false, differs: true });
    expect(isFarFrom(95_000, 100_000)).toBe(false);
    expect(isFarFrom(100_000, 94_999)).toBe(true);
  });
});

describe('REP-04 what a business leaves', () => {
  const facts = { returned: null, credits: [100_000], netPercent: null, monthsActive: null };

  test('is the lower of tax office and bank, and less of each where only one is known', () => {
    expect(businessIncome(facts)).toEqual({
      amount: 70_000,
      banked: 70_000,
      percent: 80,
      counted: 56_000,
      reason: 'bank_only',
      isFalling: false,
    });
    expect(businessIncome({ ...facts, returned: 70_001 })).toMatchObject({ amount: 70_000, percent: 100 });
    expect(businessIncome({ ...facts, returned: 69_999 })).toMatchObject({ amount: 69_999, percent: 100 });
    expect(businessIncome({ ...facts, returned: 50_000, credits: [] })).toMatchObject({
      banked: null,
      percent: 60,
      counted: 30_000,
      reason: 'tax_return_only',
      isFalling: false,
    });
    expect(businessIncome({ ...facts, credits: [0] })).toBeNull();
    expect(businessIncome({ ...facts, credits: [1] })).toMatchObject({ banked: 1 });
  });

  test('a loss is no income, a year without a result is one of nothing', () => {
    expect(businessIncome({ ...facts, returned: -1 })).toBeNull();
    expect(businessIncome({ ...facts, returned: 0 })).toMatchObject({ amount: 0, counted: 0 });
  });

  test('counts the last six months, and a measured share between its borders', () => {
    expect(businessIncome({ ...facts, credits: [9_000_000, ...Array(6).fill(100_000)] })?.banked).toBe(70_000);
    const banked = (netPercent: number) => businessIncome({ ...facts, netPercent })?.banked;
    expect([banked(29), banked(31), banked(84), banked(86)]).toEqual([30_000, 31_000, 84_000, 85_000]);
  });

  test('of an activity younger than a year counts less', () => {
    expect(businessIncome({ ...facts, monthsActive: 11 })).toMatchObject({
      percent: 64,
      counted: 44_800,
      reason: 'young_activity',
    });
    expect(businessIncome({ ...facts, monthsActive: 12 })).toMatchObject({ percent: 80, reason: 'bank_only' });
  });

  test('falls where the bank shows less than three fifths of the tax return', () => {
    expect(businessIncome({ ...facts, returned: 116_667 })?.isFalling).toBe(true);
    expect(businessIncome({ ...facts, returned: 116_666 })?.isFalling).toBe(false);
    expect(businessIncome({ ...facts, credits: [60_000], netPercent: 50, returned: 50_000 })?.isFalling).toBe(false);
  });
});

test('REP-04 an Italian rent called cold is the rent, whatever else is named', () => {
  expect(depositRent({ cents: 70_000, isCold: true }, 'it')).toEqual({ cents: 70_000, basis: 'rent' });
  expect(rentToPay({ cents: 70_000, isCold: true }, 'it')).toBe(70_000);
  expect(rentToPay({ cents: 70_001, isCold: true }, 'de')).toBe(87_501);
  expect(depositRent({ cents: 70_000, isCold: false, cold: 70_000 }, 'de')).toEqual({ cents: 70_000, basis: 'base' });
  expect(depositRent({ cents: 70_001, isCold: false }, 'de').cents).toBe(56_001);
});

describe('REP-04 the rent that can be carried', () => {
  test('the first of equal limits is the one that is named', () => {
    const named = (income: number, commitments: number, living: number) =>
      rentCapacity({ income, commitments, living }).limits.find(({ binding }) => binding)?.name;
    expect(named(100_000, 10_000, 20_000)).toBe('ratio');
    expect(named(100_000, 10_001, 20_000)).toBe('debt');
    expect(named(100_000, 10_000, 57_000)).toBe('ratio');
    expect(named(100_000, 10_000, 57_001)).toBe('residual');
  });

  test('a limit below nothing is told as it is, and nothing can be carried', () => {
    const { value, limits } = rentCapacity({ income: 100_000, commitments: 50_000, living: 60_000 });
    expect(value).toBe(0);
    expect(limits.map(({ cents }) => cents)).toEqual([33_000, -7000, -10_000]);
  });
});

describe('REP-04 the word for a rent', () => {
  const range = { value: 66_000, max: 80_000 };

  test('changes one cent above the value and one above the ceiling', () => {
    const words = [66_000, 66_001, 80_000, 80_001, null].map((rent) => labelOf(rent, range));
    expect(words).toEqual(['sustainable', 'borderline', 'borderline', 'above', 'range_only']);
  });

  test('its place: at the ceiling it is 100, unless that is the value; below nothing it is at the start', () => {
    expect(rentPosition(80_000, range)).toBe(100);
    expect(rentPosition(80_000, { value: 80_000, max: 80_000 })).toBe(60);
    expect(rentPosition(80_001, { value: 80_000, max: 80_000 })).toBe(100);
    expect(rentPosition(0, { value: 0, max: 100 })).toBe(100);
    expect(rentPosition(1, { value: 1, max: 100 })).toBe(60);
    expect(rentPosition(-5, range)).toBe(0);
    expect(rentPosition(0, range)).toBe(0);
    expect(rentPosition(1000, range)).toBe(0.9);
  });
});

describe('REP-04 a month over the year', () => {
  const pay = { net: 120_000, paychecks: 13, extras: [] as number[], isEvidenced: false };

  test('an extra salary that was seen counts as it is, one that is promised by its usual part', () => {
    expect(monthlyOverYear({ ...pay, extras: [90_000] }, 'it')).toBe(127_500);
    expect(monthlyOverYear({ ...pay, extras: [90_000, 60_000] }, 'it')).toBe(127_500);
    expect(monthlyOverYear({ ...pay, paychecks: 14, extras: [90_000] }, 'it')).toBe(135_800);
    expect(monthlyOverYear(pay, 'it')).toBe(128_300);
  });

  test('in Germany it is counted only where something shows it', () => {
    expect(monthlyOverYear(pay, 'de')).toBe(120_000);
    expect(monthlyOverYear({ ...pay, isEvidenced: true }, 'de')).toBe(125_500);
  });

  test('fewer than twelve salaries take nothing away', () => {
    expect(monthlyOverYear({ ...pay, paychecks: 11, extras: [90_000] }, 'it')).toBe(120_000);
  });
});
