import type { Confirmation, Reading } from '../documents/reading.ts';
import { type Expected, fits } from '../documents/recognise/expected.ts';
import type { CheckLevel, InspectedCheck } from './inspection.ts';

/** Sums that the law or the bank lets differ for reasons of its own: worth a look, not a refusal. */
const lookAtIt = ['pension_shares', 'cu_gross_tax', 'irpef_brackets', 'income_tax_tariff', 'euer_profit'];

const levelOf = ({ rule, outcome }: Confirmation): CheckLevel => {
  if (outcome !== 'failed') return 'info';
  return lookAtIt.includes(rule) ? 'warning' : 'critical';
};

export const checkOf = (confirmation: Confirmation): InspectedCheck => {
  const { rule, outcome, expected, found, page, box } = confirmation;
  return {
    id: rule,
    outcome,
    level: levelOf(confirmation),
    message: `checks.${rule}.${outcome}`,
    expected,
    found,
    page,
    box,
  };
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
