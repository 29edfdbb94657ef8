import type { Finding } from '../checks/finding.ts';
import type { Confirmation, Reading } from '../documents/reading.ts';
import { type Expected, fits } from '../documents/recognise/expected.ts';
import type { CheckLevel, InspectedCheck } from './inspection.ts';

/** Sums that the law or the bank lets differ for reasons of its own: worth a look, not a refusal. */
const lookAtIt = [
  'pension_shares',
  'cu_gross_tax',
  'irpef_brackets',
  'income_tax_tariff',
  'est_steps',
  'euer_profit',
  'payslip_insured_pay',
  'payslip_gross_tax',
  'payslip_totals',
  'payslip_credits',
  'payslip_small_wage',
  'payslip_net_tax',
  'payslip_columns',
  'payslip_net_bound',
  'payslip_severance',
  'payslip_extra_month',
];

/** Letters read from pixels may be wrong themselves, so that a sum which does not come out proves less. */
const levelOf = ({ rule, outcome }: Confirmation, isPictured: boolean): CheckLevel => {
  if (outcome !== 'failed') return 'info';
  return isPictured || lookAtIt.includes(rule) ? 'warning' : 'critical';
};

export const checkOf = (confirmation: Confirmation, isPictured: boolean): InspectedCheck => {
  const { rule, outcome, expected, found, page, box } = confirmation;
  return {
    id: rule,
    outcome,
    level: levelOf(confirmation, isPictured),
    message: `checks.${rule}.${outcome}`,
    expected,
    found,
    page,
    box,
  };
};

/** A finding in short, with the first place that it rests on. */
export const checkOfFinding = ({ rule, outcome, level, message, working }: Finding): InspectedCheck => {
  const { expected = null, found = null, page = null, box = null } = working[0] ?? {};
  return { id: rule, outcome, level, message, expected, found, page, box };
};

/** Whether the paper is what somebody said it would be. */
export function kindCheck(main: Reading | null, expected: Expected | null): InspectedCheck[] {
  if (!expected) return [];
  const right = main !== null && fits(main, expected);
  const nothing = main === null || main.type === 'unknown';
  const outcome = right ? 'passed' : nothing ? 'inconclusive' : 'failed';
  return [
    {
      id: 'file_kind',
      outcome,
      level: outcome === 'failed' ? 'critical' : 'info',
      message: `checks.file_kind.${outcome}`,
      expected,
      found: main?.type ?? null,
      page: main?.pages[0] ?? null,
      box: null,
    },
  ];
}
