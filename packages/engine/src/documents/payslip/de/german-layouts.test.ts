import { describe, expect, test } from 'vitest';
import { germanLayouts } from '../fixtures/german-layouts.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const common = {
  employee_name: 'Max Mustermann',
  employer_name: 'Licht und Glas GmbH',
  period: '2026-10',
  hire_date: '2020-01-01',
  tax_class: '1',
  gross: 400_000,
  tax_deductions: 52_450,
  social_security_deductions: 87_000,
  net: 260_550,
  paid_amount: 256_550,
};

describe('INC-03 German layouts', () => {
  test.each([
    ['datev', {}],
    ['sap', {}],
    ['sage', { employee_name: 'Mustermann, Max' }],
    ['lexware', { paid_amount: 260_550 }],
    ['bezuegemitteilung', { paid_amount: 260_550, employer_name: 'Amt für Statistik' }],
  ] as const)('%s is recognised and read', async (layout, different) => {
    const reading = await readLines(germanLayouts[layout]);
    expect(reading).toMatchObject({ kind: 'payslip', type: 'payslip', country: 'DE', layout });
    expect(valuesOf(reading, ...Object.keys(common))).toEqual({ ...common, ...different });
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
    expect(outcomeOf(reading, 'payslip_payout')).toBe('passed');
    expect(reading.unread).toEqual([]);
  });

  test('datev prints amounts without commas beside a rule, and the year so far beside the month', async () => {
    const reading = await readLines(germanLayouts.datev);
    const more = {
      wage_tax: 52_450,
      church_tax: null,
      solidarity: null,
      health: 35_000,
      pension: 37_200,
      unemployment: 5_200,
      care: 9_600,
      tax_gross: 400_000,
      social_gross: 400_000,
      ytd_gross: 4_000_000,
      ytd_tax: 524_500,
      date_of_birth: '1983-08-12',
      personnel_number: '00004',
      sv_number: '65120883M004',
      fiscal_id: '86095742719',
      health_fund: 'AOK Bayern',
      person_group: '101',
      contribution_group: '1111',
      iban: 'DE89370400440532013000',
      kind: 'ordinary',
      garnishment: null,
    };
    expect(valuesOf(reading, ...Object.keys(more))).toEqual(more);
    for (const rule of ['payslip_tax_parts', 'payslip_social_parts', 'payslip_pension_rate', 'fiscal_id_check'])
      expect([rule, outcomeOf(reading, rule)]).toEqual([rule, 'passed']);
  });

  test('totals that are not printed are the sum of their parts, shown where these stand', async () => {
    const reading = await readLines(germanLayouts.sap);
    expect(reading.fields.social_security_deductions?.raw).toBe('350,00 372,00 52,00 96,00');
    expect(reading.fields.income_tax?.value).toBe(52_450);
  });
});
