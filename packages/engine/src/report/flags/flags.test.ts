import { type ReportFlag, reportFlags } from '@vesta/domain/report/flags';
import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report.ts';
import type { ReportInput } from '../input.ts';
import { checkedInput, failing, inputOf } from '../testing/inputs.ts';
import { analysisCauses } from './analysis-causes.ts';
import { findingCauses } from './finding-causes.ts';

const flagsOf = (input: ReportInput): ReportFlag[] =>
  buildReport(input).aggregated_error_messages.map(({ msg }) => msg);

const within = { rent: { cents: 50_000, isCold: false } };

test('REP-08 every flag has a cause, and no cause an unknown flag', () => {
  const raised = new Set([...findingCauses, ...analysisCauses].map(({ flag }) => flag));
  expect([...raised].sort()).toEqual([...reportFlags].sort());
});

test('REP-08 papers without a fault raise nothing', () => {
  expect(flagsOf(checkedInput(within))).toEqual([]);
});

describe('REP-08 a failed check raises its flag, a passed one does not', () => {
  test.each(findingCauses.map((cause) => [cause.flag, cause.rule, cause] as const))('%s by %s', (flag, rule, cause) => {
    const [variant = 'failed'] = cause.only ?? [];
    const finding = failing(rule, variant, { papers: ['card'] });
    expect(flagsOf({ ...inputOf(within), findings: [finding] })).toContain(flag);
    const passed = { ...finding, outcome: 'passed' as const, level: 'info' as const };
    expect(flagsOf({ ...inputOf(within), findings: [passed] })).not.toContain(flag);
    const inconclusive = { ...finding, outcome: 'inconclusive' as const, level: 'info' as const };
    expect(flagsOf({ ...inputOf(within), findings: [inconclusive] })).not.toContain(flag);
  });

  test.each(
    findingCauses.flatMap(({ flag, rule, except, only }) => [
      ...(except ?? []).map((variant) => [flag, rule, variant] as const),
      ...(only ? [[flag, rule, 'another'] as const] : []),
    ]),
  )('%s is not raised by %s when it says %s', (flag, rule, variant) => {
    expect(flagsOf({ ...inputOf(within), findings: [failing(rule, variant)] })).not.toContain(flag);
  });

  test('one flag is told once per section, about all papers, as gravely as the gravest', () => {
    const input = {
      ...inputOf(within),
      findings: [
        failing('R_PDF_ORIGINAL', 'scan', { papers: ['slip-2026-09-185000'] }),
        failing('R_PDF_ORIGINAL', 'other', { papers: ['slip-2026-10-186137'], level: 'critical' }),
        failing('R_PDF_ORIGINAL', 'other', { papers: ['bank-2026-08'] }),
      ],
    };
    const told = buildReport(input).aggregated_error_messages.filter(({ msg }) => msg === 'not_original');
    expect(told.map(({ type, source, papers }) => [type, source, papers])).toEqual([
      ['error', 'payslips', ['P2', 'P3']],
      ['warning', 'bank', ['B1']],
    ]);
  });
});
