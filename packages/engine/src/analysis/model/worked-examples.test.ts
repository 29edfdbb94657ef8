import { describe, expect, test } from 'vitest';
import { instalmentOf, loanOf } from './annuity.ts';
import { percentOf } from './cents.ts';
import { contractWeight } from './contract-weight.ts';
import { depositOf } from './deposit-of.ts';
import { guaranteeOf, guarantorRoom } from './guarantor-room.ts';
import { livingMinimum } from './living-minimum.ts';
import { mortgageCapacity, sustainableLoan } from './mortgage-capacity.ts';
import { businessIncome } from './own-business.ts';
import { rentCapacity } from './rent-capacity.ts';
import { labelOf, rentPosition } from './rent-position.ts';
import { monthlyOverYear } from './yearly-pay.ts';

const yearly = (net: number, paychecks: number, region: 'it' | 'de' = 'it') =>
  monthlyOverYear({ net, paychecks, extras: [], isEvidenced: true }, region);
const alone = { adults: 1, minors: 0 };
const it = (income: number, commitments = 0, people = alone) => {
  const { min, value, max } = rentCapacity({ income, commitments, living: livingMinimum(people, 'it') });
  return { min, value, max };
};
const de = (income: number, commitments = 0, people = alone) => {
  const { min, value, max } = rentCapacity({ income, commitments, living: livingMinimum(people, 'de') });
  return { min, value, max };
};

describe('REP-04 worked examples of rent', () => {
  test('E1 fourteen pays, alone, no debts', () => {
    const income = yearly(150_000, 14);
    expect(income).toBe(170_750);
    expect(it(income)).toEqual({ min: 42_600, value: 56_300, max: 68_300 });
    expect(rentPosition(60_000, it(income))).toBe(72.3);
    expect(depositOf({ cents: 60_000, basis: 'rent' }, 180_000, 'it')).toMatchObject({
      required: 180_000,
      covered: true,
    });
    expect(depositOf({ cents: 60_000, basis: 'rent' }, 179_999, 'it').covered).toBe(false);
  });

  test('E2 a loan sets the limit', () => {
    const income = yearly(185_000, 13);
    expect(income).toBe(197_796);
    expect(it(income, 25_000)).toEqual({ min: 44_200, value: 60_000, max: 73_800 });
    const { limits } = rentCapacity({ income, commitments: 25_000, living: 60_000 });
    expect(limits).toEqual([
      { name: 'ratio', cents: 65_272, binding: false },
      { name: 'debt', cents: 60_052, binding: true },
      { name: 'residual', cents: 112_796, binding: false },
    ]);
    expect(rentPosition(70_000, it(income, 25_000))).toBe(89);
    expect(labelOf(70_000, it(income, 25_000))).toBe('borderline');
  });

  test('E3 German pay without extra salaries', () => {
    expect(yearly(260_550, 12, 'de')).toBe(260_550);
    expect(de(260_550)).toEqual({ min: 65_100, value: 85_900, max: 104_200 });
    expect(rentPosition(95_000, de(260_550))).toBe(79.9);
  });

  test('E4 a fixed term with four months left', () => {
    const weight = contractWeight(
      {
        kind: 'fixed_term',
        monthsLeft: 4,
        monthsHeld: 20,
        inProbation: false,
        hasBegun: true,
        hasEnded: false,
      },
      'rent',
    );
    expect(weight).toEqual({ percent: 60, reason: 'fixed_term_3' });
    const income = percentOf(240_000, weight.percent);
    expect(income).toBe(144_000);
    expect(de(income)).toEqual({ min: 36_000, value: 47_500, max: 57_600 });
    expect(rentPosition(60_000, de(income))).toBe(100);
    expect(labelOf(60_000, de(income))).toBe('above');
  });

  test('E5 a couple with a child', () => {
    const [one, other] = [yearly(160_000, 14), yearly(130_000, 13)];
    expect([one, other]).toEqual([182_133, 138_992]);
    const family = { adults: 2, minors: 1 };
    expect(livingMinimum(family, 'it')).toBe(110_000);
    expect(it(one + other, 18_000, family)).toEqual({ min: 80_200, value: 105_900, max: 128_400 });
    expect(rentPosition(95_000, it(one + other, 18_000, family))).toBe(53.8);
  });

  test('E6 a student and two guarantors', () => {
    const { value } = it(45_000);
    expect(value).toBe(0);
    const weak = { income: yearly(240_000, 13), commitments: 15_000, housing: 50_000 };
    expect(weak.income).toBe(256_600);
    expect(guarantorRoom(weak)).toBe(37_640);
    expect(guaranteeOf(55_000, value, [37_640])).toMatchObject({ shortfall: 55_000, covered: false, strong: false });
    const strong = { income: yearly(290_000, 13), commitments: 15_000, housing: 50_000 };
    expect(strong.income).toBe(310_058);
    expect(guarantorRoom(strong)).toBe(59_023);
    expect(guaranteeOf(55_000, value, [59_023])).toMatchObject({ covered: true, strong: true });
  });

  test('E7 a flat-rate designer: the tax return is lower than the bank', () => {
    const credits = [390_000, 280_000, 410_000, 330_000, 360_000, 290_000];
    const income = businessIncome({ returned: 171_555, credits, netPercent: null, monthsActive: 72 });
    expect(income).toMatchObject({ banked: 240_333, counted: 171_555, reason: 'tax_return_and_bank' });
    expect(it(171_555)).toEqual({ min: 42_800, value: 56_600, max: 68_600 });
    expect(rentPosition(80_000, it(171_555))).toBe(100);
  });

  test('E8 unemployed with eight months of benefit left', () => {
    const income = percentOf(122_836, 80);
    expect(income).toBe(98_269);
    expect(it(income)).toEqual({ min: 24_500, value: 32_400, max: 38_200 });
    expect(rentPosition(40_000, it(income))).toBe(100);
  });

  test('E9 employed in part and on own account in part', () => {
    const employed = yearly(110_000, 14);
    const own = businessIncome({
      returned: 80_000,
      credits: Array(6).fill(100_000),
      netPercent: null,
      monthsActive: 48,
    });
    expect([employed, own?.counted]).toEqual([125_217, 70_000]);
    expect(it(195_217)).toEqual({ min: 48_800, value: 64_400, max: 78_000 });
    expect(rentPosition(50_000, it(195_217))).toBe(46.6);
  });

  test('E10 a German family of four', () => {
    const family = { adults: 2, minors: 2 };
    expect(livingMinimum(family, 'de')).toBe(184_900);
    const income = 313_008 + 120_000 + 51_800;
    expect(de(income, 35_000, family)).toEqual({ min: 121_200, value: 159_900, max: 193_900 });
    expect(rentPosition(145_000, de(income, 35_000, family))).toBe(54.4);
  });

  test('E11 heavy debts', () => {
    expect(it(200_000, 70_000)).toEqual({ min: 0, value: 16_000, max: 30_000 });
    expect(rentPosition(50_000, it(200_000, 70_000))).toBe(100);
  });
});

describe('REP-03 worked examples of mortgages', () => {
  const cents = (years: number) => Math.round(instalmentOf(10_000_000, years));
  const factor = (years: number) => Math.round(loanOf(100_000, years));

  test('instalments and loans at the fixed rate', () => {
    expect([10, 15, 20, 25, 30].map(cents)).toEqual([102_198, 74_975, 61_657, 53_894, 48_902]);
    expect([10, 15, 20, 25, 30].map(factor)).toEqual([9_784_891, 13_337_773, 16_218_739, 18_554_861, 20_449_180]);
  });

  test('E12 a couple: twenty years are the shortest that fit', () => {
    const income = yearly(210_000, 14) + yearly(150_000, 13);
    expect(income).toBe(399_425);
    const living = livingMinimum({ adults: 2, minors: 0 }, 'it');
    const capacity = mortgageCapacity({ income, commitments: 22_000, living, loan: 16_000_000, age: 40 });
    expect(capacity.budget).toBe(117_798.75);
    expect(capacity.maturities.map(({ instalment }) => instalment)).toEqual([163_517, 119_960, 98_651, 86_231, 78_243]);
    expect(capacity.suggested?.years).toBe(20);
    expect(capacity.maturities[3]).toMatchObject({ years: 25, dti: 27.1 });
    expect(Math.round(loanOf(capacity.budget, 30))).toBe(24_088_878);
    expect(Math.round(loanOf(capacity.budget, 25))).toBe(21_857_395);
    expect(sustainableLoan(capacity.budget, 30)).toBe(24_080_000);
  });

  test('E13 a loan that even thirty years do not carry', () => {
    const capacity = mortgageCapacity({
      income: 260_550,
      commitments: 0,
      living: livingMinimum(alone, 'de'),
      loan: 25_000_000,
      age: 35,
    });
    expect(capacity.budget).toBe(91_192.5);
    expect(capacity.maturities[4]?.instalment).toBe(122_254);
    expect(capacity.suggested).toBeNull();
    expect(capacity.longest?.could_borrow).toBe(18_640_000);
  });

  test('E14 debts leave little', () => {
    const capacity = mortgageCapacity({
      income: 197_796,
      commitments: 25_000,
      living: 60_000,
      loan: 12_000_000,
      age: 30,
    });
    expect(capacity.budget).toBe(44_228.6);
    expect(Math.abs(loanOf(capacity.budget, 30) - 9_044_374)).toBeLessThan(100);
    expect(capacity.maturities[4]?.instalment).toBe(58_682);
    expect(capacity.suggested).toBeNull();
  });

  test('nobody is offered a loan beyond the age of 75', () => {
    const wish = { income: 500_000, commitments: 0, living: 60_000, loan: 10_000_000, age: 58 };
    const { maturities, longest } = mortgageCapacity(wish);
    expect(maturities.filter(({ allowed }) => allowed).map(({ years }) => years)).toEqual([10, 15]);
    expect(longest?.years).toBe(15);
  });
});

describe('REP-04 the place of a rent on the slider', () => {
  const range = { value: 66_000, max: 80_000 };
  test.each([
    [33_000, 30],
    [66_000, 60],
    [73_000, 80],
    [90_000, 100],
  ])('E15 rent %i stands at %f', (rent, position) => {
    expect(rentPosition(rent, range)).toBe(position);
  });

  test('one cent above the value is above 60, one below the ceiling below 100', () => {
    expect(rentPosition(66_001, range)).toBe(60.1);
    expect(rentPosition(79_999, range)).toBe(99.9);
  });

  test('nothing can be afforded: any rent is at the ceiling', () => {
    expect(rentPosition(10_000, { value: 0, max: 0 })).toBe(100);
  });
});
