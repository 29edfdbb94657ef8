import { confirmed, isPictured, numberIn } from '../../../papers/fields.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import { estimatedWageTax } from './estimated-tax.ts';
import { insuranceShares } from './insurance-deviations.ts';
import { taxedOneOffs } from './running-pay.ts';
import { taxClassOn } from './tax-class.ts';

/** Allowances on the card are not printed: only what lies this far off the estimate of the class is worth a look. */
const LEAST = 0.5;
const MOST = 1.6;
const SLACK_CENTS = 5_000;

/** The wage tax that the class gives for this pay, roughly. */
export const wageTaxRecomputed: Rule<ReadPaper<'payslip'>, 'R_DE_LST_RECOMPUTE'> = {
  id: 'R_DE_LST_RECOMPUTE',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
    tells: 'family',
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'DE') return null;
    const [taxClass, tax] = [taxClassOn(reading), numberIn(reading, 'wage_tax')];
    const estimate = taxClass ? estimatedWageTax(slip, taxClass) : null;
    const working = [placeOf(reading, 'tax_class'), placeOf(reading, 'wage_tax', { expected: estimate })];
    if (estimate === null || tax === null) return inconclusive(working);
    const data = { expected: estimate, found: tax, taxClass: taxClass ?? 0 };
    const [tooLittle, tooMuch] = [tax < estimate * LEAST - SLACK_CENTS, tax > estimate * MOST + SLACK_CENTS];
    if (!tooLittle && !tooMuch) return passed(working, { data });
    // A one-off payment is taxed on top.
    if (isPictured(paper, reading) || (tooMuch && taxedOneOffs(slip) > 0)) return inconclusive(working);
    const agree =
      confirmed(reading, 'payslip_net')?.outcome === 'failed' || insuranceShares(slip).some(({ fits }) => !fits);
    return failed(working, { data, ...(agree ? { level: 'critical' as const } : {}) });
  },
};
