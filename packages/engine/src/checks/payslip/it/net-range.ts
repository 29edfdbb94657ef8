import { italianGrossToNet } from '@vesta/domain/pay-rules/it/gross-to-net';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { numberIn } from '../../../papers/fields.ts';
import { daysOfMonth, yearOfMonth } from '../../../papers/months.ts';
import { isOrdinary, monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { FAMILY_CREDITS, paymentCounts } from './unknowns.ts';

/**
 * The most that can be left of this month's gross: with the smallest share of contributions that anybody pays, every
 * credit, no surtax, and all that is not part of the wage paid out as it is. Null where the year is not known.
 */
export function highestItalianNet(slip: ReadPaper<'payslip'>): number | null {
  const month = monthOf(slip);
  const rules = month ? italianPayRules(yearOfMonth(month)) : null;
  const gross = numberIn(slip.reading, 'gross');
  if (!month || !rules || gross === null) return null;
  const wage = Math.min(gross, numberIn(slip.reading, 'social_gross') ?? gross);
  const paid = numberIn(slip.reading, 'social_contributions');
  const relief = Math.max(0, ...rules.contributions.reliefs);
  const share = paid === null ? Math.min(...rules.contributions.shares) - relief : (paid / Math.max(1, wage)) * 100;
  const days = isOrdinary(slip) ? daysOfMonth(month) : 0;
  const nets = paymentCounts.map((paymentsPerYear) => {
    const { net, incomeTax } = italianGrossToNet({ gross: wage, share, days, paymentsPerYear }, rules);
    return net + Math.min(incomeTax, FAMILY_CREDITS);
  });
  return Math.max(...nets) + (gross - wage);
}
