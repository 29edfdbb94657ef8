import { describe, expect, test } from 'vitest';
import { buildReport } from './build-report.ts';
import type { ReportInput } from './input.ts';
import { checkedInput, inputOf } from './testing/inputs.ts';
import { pay, payslip, type RowsOf, rent, statements } from './testing/papers.ts';

const slips = ['2026-08', '2026-09', '2026-10'].map((month) => payslip(month, 290_000));

function report(more: Partial<ReportInput> = {}, said: Partial<ReportInput['applicant']> = {}) {
  const applicant = { ...inputOf().applicant, declared_rent: null, ...said };
  const input = { role: 'guarantor' as const, papers: slips, ...more, applicant };
  return buildReport({ ...checkedInput(input), kind: 'rent' });
}
const bank = (rows: RowsOf) => [...slips, ...statements((month) => [pay(`${month}-27`, 290_000), ...rows(month)])];

describe('REP-07 a guarantor reads what they could carry', () => {
  // 2,900 × 12.83 / 12 = 3,100.58; 40 % are 1,240.23.
  test('unknown housing stays unknown and takes nothing off', () => {
    expect(report().own_room).toEqual({ room: 124_023, income: 310_058, commitments: 0, housing: null });
  });

  test('a rent that they name, a rent that the account shows, a loan that they name', () => {
    expect(report({}, { declared_rent: 50_000 }).own_room).toMatchObject({ room: 74_023, housing: 50_000 });
    const renting = bank((month) => [rent(`${month}-02`, 60_000)]);
    expect(report({ papers: renting }, { declared_rent: 60_000 }).own_room).toMatchObject({ housing: 60_000 });
    const owner = report({}, { declared_rent: 0, declared_housing_loan: 40_000 });
    expect(owner.own_room).toMatchObject({ room: 84_023, housing: 40_000 });
  });

  test('an owner without a loan pays nothing for their home, and that is known', () => {
    expect(report({}, { declared_rent: 0 }).own_room).toMatchObject({ room: 124_023, housing: 0 });
  });

  test('of an owner no rent is missing, of somebody who rents it is', () => {
    const rows = (declared_rent: number) => {
      const { coverage } = report({ papers: bank(() => []) }, { declared_rent });
      return coverage.rows.filter(({ states }) => states.includes('missing')).map(({ row }) => row);
    };
    expect(rows(0)).not.toContain('rent');
    expect(rows(60_000)).toContain('rent');
  });

  test('a loan that the account shows is a commitment and is not taken off twice', () => {
    const paying = bank((month) => [
      [`${month}-05`, -45_000, 'ADDEBITO RATA MUTUO CASA', { counterparty: 'INTESA SANPAOLO MUTUI' }],
    ]);
    const { own_room: own } = report({ papers: paying }, { declared_rent: 0, declared_housing_loan: 45_000 });
    expect(own).toMatchObject({ commitments: 45_000, housing: 0, room: 79_023 });
  });

  test('no rent is judged, no deposit asked, no guarantor wanted, no rent advised', () => {
    const made = report({ rent: { cents: 250_000, isCold: false } });
    expect(made.personal_details.role).toBe('guarantor');
    expect(made.monthly_affordability).toMatchObject({ translation_key: 'range_only', rent: null });
    expect(made.deposit.required).toBeNull();
    expect(made.guarantee).toEqual({ shortfall: null, room: 124_023, covered: null, strong: false });
    expect(made.aggregated_error_messages.map(({ msg }) => msg)).not.toContain('guarantor_needed');
    const figures = made.explain.map(({ figure }) => figure);
    expect(figures).toContain('own_room');
    for (const tenants of ['affordable_rent', 'percentage', 'deposit']) expect(figures).not.toContain(tenants);
    expect(made.explain.flatMap(({ counterfactuals }) => counterfactuals.map(({ key }) => key))).not.toContain(
      'income_needed',
    );
  });

  test('whoever applies has no such figure, and their role is told', () => {
    const own = report({ role: 'main-applicant' });
    expect([own.own_room, own.personal_details.role]).toEqual([null, 'main-applicant']);
  });

  test('a guarantor of a loan reads the same', () => {
    const input = checkedInput({ role: 'guarantor', papers: slips });
    const made = buildReport({ ...input, kind: 'mortgage', mortgage: null });
    expect(made.own_room).toMatchObject({ room: 68_023, housing: 56_000 });
    expect(made.certainty.map(({ about }) => about)).not.toContain('own_funds');
    expect(made.aggregated_error_messages.map(({ msg }) => msg)).not.toContain('funds_not_shown');
  });
});
