import { describe, expect, test } from 'vitest';
import { italianLayouts } from '../fixtures/italian-layouts.ts';
import { outcomeOf, readLines, valuesOf } from '../fixtures/read-lines.ts';

const common = {
  employee_name: 'ROSSI MARIO',
  fiscal_id: 'RSSMRA80A01H501U',
  period: '2026-10',
  hire_date: '2021-03-01',
  gross: 200_000,
  net: 167_974,
};

describe('INC-03 Italian layouts', () => {
  test.each([
    ['zucchetti', {}],
    ['teamsystem', {}],
    ['adp', {}],
    ['inaz', { net: 168_000 }],
    ['centro-paghe', { net: 165_974 }],
    ['sistemi', {}],
    ['noipa', {}],
  ] as const)('%s is recognised and read', async (layout, different) => {
    const reading = await readLines(italianLayouts[layout]);
    expect(reading).toMatchObject({ kind: 'payslip', type: 'payslip', country: 'IT', layout, pages: [1] });
    expect(valuesOf(reading, ...Object.keys(common))).toEqual({ ...common, ...different });
    expect(valuesOf(reading, 'employer_name').employer_name).toBe(
      layout === 'noipa' ? 'MINISTERO DELLA CULTURA' : 'ACME SRL',
    );
    expect(outcomeOf(reading, 'payslip_net')).toBe('passed');
    expect(reading.unread).toEqual([]);
  });

  test('zucchetti shows everything else too', async () => {
    const reading = await readLines(italianLayouts.zucchetti);
    const more = {
      kind: 'ordinary',
      date_of_birth: '1980-01-01',
      employer_id: '12345678903',
      contract_type: 'open_ended',
      qualification: 'IMPIEGATO',
      level: '4',
      personnel_number: '0000012',
      contractual_gross: 200_000,
      social_gross: 200_000,
      social_contributions: 18_380,
      taxable: 181_620,
      income_tax: 13_646,
      total_deductions: 32_026,
      paid_amount: 167_974,
      ytd_gross: 2_000_000,
      ytd_tax: 136_460,
      payments_per_year: 13,
      iban: 'IT60X0542811101000000123456',
      end_date: null,
      seniority_date: null,
      part_time_pct: null,
      marked_sample: null,
    };
    expect(valuesOf(reading, ...Object.keys(more))).toEqual(more);
    for (const rule of [
      'payslip_inps_rate',
      'payslip_inps_base',
      'payslip_irpef',
      'payslip_pay_elements',
      'payslip_birth_in_fiscal_code',
    ])
      expect([rule, outcomeOf(reading, rule)]).toEqual([rule, 'passed']);
  });

  test('every value tells where it stands', async () => {
    const reading = await readLines(italianLayouts.zucchetti);
    const net = reading.fields.net;
    expect(net?.raw).toBe('1.679,74€');
    expect(net?.page).toBe(1);
    expect(net?.box.top).toBeGreaterThan(reading.fields.gross?.box.top ?? Number.POSITIVE_INFINITY);
    expect(net?.confidence).toBeGreaterThan(0.95);
  });
});
