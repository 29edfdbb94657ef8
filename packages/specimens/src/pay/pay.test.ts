import { describe, expect, test } from 'vitest';
import type { PayEvent } from '../people/person.ts';
import { personas } from '../personas/index.ts';
import { insuranceOf, provisionOf } from './de/insurance.ts';
import { germanSlips } from './de/pay.ts';
import { yearlyWageTax } from './de/wage-tax.ts';
import { furtherCredit, monthlyGrossTax, workCredit } from './it/irpef.ts';
import { italianSlips } from './it/pay.ts';

const today = '2026-11-15';
const single = {
  taxClass: 1,
  church: null,
  children: 0,
  fund: { name: 'x', extra: 290 },
  savings: false,
  group: '101',
} as const;

describe('Italian pay', () => {
  test('tax and credits of a wage of 2,000 in a month of 31 days', () => {
    const yearly = 13 * 181_620;
    expect(monthlyGrossTax(181_620, 2026)).toBe(41_773);
    expect(workCredit(yearly, 31)).toBe(19_634);
    expect(furtherCredit(yearly, 31)).toBe(8_493);
  });

  test('every slip adds up, and the year so far grows by the month', () => {
    const giulia = personas.giulia(today);
    const job = giulia.job;
    if (!job) throw new Error('giulia works');
    const [september] = italianSlips(giulia, job, '2026-09', 's');
    const [october] = italianSlips(giulia, job, '2026-10', 's');
    if (!september || !october) throw new Error('both months are paid');
    expect(october.net).toBe(october.earnings - october.deductions);
    expect(october.toDate.taxable - september.toDate.taxable).toBe(october.taxable);
    expect(october.toDate.incomeTax - september.toDate.incomeTax).toBe(october.incomeTax);
  });

  test('December brings a thirteenth month without credits', () => {
    const giulia = personas.giulia(today);
    if (!giulia.job) throw new Error('giulia works');
    const slips = italianSlips(giulia, giulia.job, '2025-12', 's');
    expect(slips.map((slip) => slip.kind)).toEqual(['tredicesima', 'ordinary']);
    expect(slips[0]?.workCredit).toBe(0);
  });
});

describe('German pay', () => {
  test.each([
    [300_000, 29_308, [27_900, 3_900, 26_250, 7_200]],
    [400_000, 52_450, [37_200, 5_200, 35_000, 9_600]],
    [500_000, 78_242, [46_500, 6_500, 43_750, 12_000]],
  ])('tax and insurance of a gross of %i cents in class 1', (gross, tax, parts) => {
    const provision = provisionOf(gross, 2026, single, false);
    const yearly = yearlyWageTax({ year: 2026, taxClass: 1, pay: (gross * 12) / 100, provision });
    expect(Math.round((yearly * 100) / 12)).toBe(tax);
    const { pension, unemployment, health, care } = insuranceOf(gross, 2026, single, false);
    expect([pension, unemployment, health, care]).toEqual(parts);
  });

  test('insurance stops at its ceilings', () => {
    const { healthBase, pensionBase } = insuranceOf(900_000, 2026, single, false);
    expect([healthBase, pensionBase]).toEqual([581_250, 845_000]);
  });

  test('every slip adds up, down to what is paid out', () => {
    const lena = personas.lena(today);
    if (!lena.job) throw new Error('lena works');
    const [slip] = germanSlips(lena, lena.job, '2026-10', 's');
    if (!slip) throw new Error('the month is paid');
    expect(slip.net).toBe(slip.gross - slip.taxDeductions - slip.socialDeductions);
    expect(slip.paid).toBe(slip.net - 4_000);
    expect(slip.toDate.gross).toBeGreaterThan(slip.gross * 9);
  });

  test('a mini-job is paid without deductions', () => {
    const jonas = personas.jonas(today);
    if (!jonas.job) throw new Error('jonas has a mini-job');
    const [slip] = germanSlips(jonas, jonas.job, '2026-10', 's');
    expect(slip?.paid).toBe(slip?.gross);
  });
});

describe('events of a month', () => {
  const event = (kind: PayEvent['kind'], amount: number): PayEvent => ({
    month: '2026-10',
    kind,
    code: '8001',
    label: 'x',
    amount,
  });

  test('Italy: pay is taxed, a thing is taxed and taken off again, the rest changes the net only', () => {
    const giulia = personas.giulia(today);
    const { job } = giulia;
    if (!job) throw new Error('giulia works');
    const october = (...events: PayEvent[]) => {
      const [slip] = italianSlips(giulia, { ...job, events }, '2026-10', 's');
      if (!slip) throw new Error('the month is paid');
      return slip;
    };
    const usual = october();
    expect(october(event('pay', 20_000)).contributionBase).toBe(usual.contributionBase + 20_000);
    const inKind = october(event('in_kind', 20_000));
    expect([inKind.earnings, inKind.taxable > usual.taxable]).toEqual([usual.earnings + 20_000, true]);
    expect(inKind.net).toBe(october(event('pay', 20_000)).net - 20_000);
    expect(october(event('kept_back', 15_000)).net).toBe(usual.net - 15_000);
    expect(october(event('untaxed', 15_000)).net).toBe(usual.net + 15_000);
    expect(october({ ...event('kept_back', 15_000), month: '2026-09' }).net).toBe(usual.net);
  });

  test('Germany: what is taxed counts into the gross, what is not changes what is paid only', () => {
    const lena = personas.lena(today);
    const { job } = lena;
    if (!job) throw new Error('lena works');
    const october = (...events: PayEvent[]) => {
      const [slip] = germanSlips(lena, { ...job, events }, '2026-10', 's');
      if (!slip) throw new Error('the month is paid');
      return slip;
    };
    const usual = october();
    expect(october(event('one_off', 50_000)).items.at(-1)?.mark).toBe('E');
    const inKind = october(event('in_kind', 30_000));
    expect([inKind.gross, inKind.paid]).toEqual([usual.gross + 30_000, inKind.net - 4_000 - 30_000]);
    expect(october(event('untaxed', 5_000)).paid).toBe(usual.paid + 5_000);
    expect(october(event('kept_back', 5_000)).paid).toBe(usual.paid - 5_000);
  });

  test('civil servants pay wage tax only, which counts what they pay a private insurer', () => {
    const civil = { ...single, privateHealth: 30_000 };
    const { pension, unemployment, health, care } = insuranceOf(400_000, 2026, civil, false);
    expect([pension, unemployment, health, care]).toEqual([0, 0, 0, 0]);
    expect(provisionOf(400_000, 2026, civil, false)).toBe(3_600);
  });
});
