import { confirmed, isPictured, numberIn } from '../../papers/fields.ts';
import { numberOfMonth } from '../../papers/months.ts';
import { kindOf, monthOf, oneOffsOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { highestGermanNet } from './de/net-range.ts';
import { highestItalianNet } from './it/net-range.ts';

/** How far a net may lie above the most that the tables leave. */
const SLACK = 1.02;
const SLACK_CENTS = 2_000;
/** Beyond this no rule of any year leaves so much. */
const IMPOSSIBLE = 1.15;
const DECEMBER = 12;
const settlements = ['tax_adjustment', 'refund_730', 'arrears', 'expenses', 'travel', 'severance'];

/** In these months tax is settled for the year, or sums are paid that are no wage. */
const isSettled = (slip: ReadPaper<'payslip'>): boolean =>
  numberOfMonth(monthOf(slip) ?? '') === DECEMBER || oneOffsOf(slip).some(({ kind }) => settlements.includes(kind));

/** What is paid besides the pay, such as tax given back: a net above the gross by no more than that is no wonder. */
const paidBesides = (slip: ReadPaper<'payslip'>): number =>
  oneOffsOf(slip)
    .filter(({ kind }) => settlements.includes(kind))
    .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/**
 * Whether so much can be left of so much. Only too high a net speaks against a slip: a low one has many honest reasons.
 */
export const grossToNet: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_GROSS_TO_NET'> = {
  id: 'R_PAYSLIP_GROSS_TO_NET',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.arithmetic'],
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    const grave = isPictured(paper, reading) ? 'warning' : 'critical';
    if (kindOf(slip) === 'advance' || kindOf(slip) === 'correction') return null;
    const [gross, net] = [numberIn(reading, 'gross'), numberIn(reading, 'net')];
    const highest = reading.country === 'DE' ? highestGermanNet(slip) : highestItalianNet(slip);
    const working = [placeOf(reading, 'gross'), placeOf(reading, 'net', { expected: highest })];
    if (gross === null || net === null) return inconclusive(working);
    const data = { gross, found: net, expected: highest ?? gross };
    const isSum = confirmed(reading, 'payslip_net')?.outcome === 'passed';
    if (net > gross + paidBesides(slip) && !isSum) return failed(working, { level: grave, data });
    if (highest === null) return inconclusive(working);
    if (net <= highest * SLACK + SLACK_CENTS) return passed(working, { data });
    const knowsWage = reading.country === 'DE' || numberIn(reading, 'social_gross') !== null;
    if (isSettled(slip) || !knowsWage) return inconclusive(working);
    return failed(working, { data, ...(net > highest * IMPOSSIBLE ? { level: grave } : {}) });
  },
};
