import type { Confirmation, Reading } from '../../documents/reading.ts';
import { confirmed, isPictured, isRecognised, numberIn } from '../../papers/fields.ts';
import { monthOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, placeOfConfirmation } from '../run/places.ts';
import { wrongMonths } from './months-in-total.ts';

const parts = ['payslip_tax_parts', 'payslip_social_parts', 'payslip_pay_elements'];

const NOTICEABLE = 1.02;

/** What the net is reckoned from: one of these, or the net itself, is not what it was. */
const summands = (reading: Reading<'payslip'>): EvidencePlace[] =>
  (['gross', 'total_deductions', 'tax_deductions', 'social_contributions', 'net'] as const)
    .filter((name) => reading.fields[name])
    .map((name) => placeOf(reading, name));

/** More paid out than earned net, and no line on the slip that would explain it. */
function isMoreThanNet(reading: Reading<'payslip'>, payout: Confirmation | null): boolean {
  const [net, paid] = [numberIn(reading, 'net'), numberIn(reading, 'paid_amount')];
  return payout?.outcome === 'inconclusive' && net !== null && paid !== null && paid > net * NOTICEABLE;
}

/** Earnings less deductions are the net, and the net with what is added and taken off is the payout. */
export const sums: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_SUMS'> = {
  id: 'R_PAYSLIP_SUMS',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    whenLost: 'unfollowed',
    answers: ['payslip.arithmetic'],
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: (slip) => {
    const { paper, reading } = slip;
    const net = confirmed(reading, 'payslip_net');
    const payout = confirmed(reading, 'payslip_payout');
    const others = parts.flatMap((rule) => confirmed(reading, rule) ?? []);
    const working = [net, payout, ...others].flatMap((sum) => (sum ? [placeOfConfirmation(sum)] : []));
    const amounts = (sum: typeof net) => ({ expected: Number(sum?.expected ?? 0), found: Number(sum?.found ?? 0) });
    if (net?.outcome === 'failed') {
      const level = isPictured(paper, reading) ? 'warning' : 'critical';
      return failed([...working, ...summands(reading)], { level, data: amounts(net) });
    }
    const bound = confirmed(reading, 'payslip_net_bound');
    if (bound?.outcome === 'failed' && !isPictured(paper, reading))
      return failed([placeOfConfirmation(bound), ...summands(reading)], { level: 'warning', data: amounts(bound) });
    // Between net and payout stand lines that the reader may not know.
    if (payout?.outcome === 'failed')
      return failed(working, { level: 'warning', variant: 'payout', data: amounts(payout) });
    const paid = placeOf(reading, 'paid_amount', { expected: numberIn(reading, 'net') });
    if (isMoreThanNet(reading, payout) && isPictured(paper, reading)) return inconclusive([...working, paid]);
    if (isMoreThanNet(reading, payout))
      return failed([...working, paid], {
        level: 'warning',
        variant: 'payout',
        data: { expected: numberIn(reading, 'net') ?? 0, found: numberIn(reading, 'paid_amount') ?? 0 },
      });
    const extra = confirmed(reading, 'payslip_extra_month');
    if (extra?.outcome === 'failed' && !isRecognised(paper, reading))
      return failed([placeOfConfirmation(extra)], { level: 'warning', variant: 'extra_month', data: amounts(extra) });
    const totals = confirmed(reading, 'payslip_totals');
    if (totals?.outcome === 'failed' && !isRecognised(paper, reading))
      return failed([placeOfConfirmation(totals), ...working], {
        level: 'warning',
        variant: 'totals',
        data: amounts(totals),
      });
    const columns = confirmed(reading, 'payslip_columns');
    if (columns?.outcome === 'failed' && !isRecognised(paper, reading))
      return failed([placeOfConfirmation(columns), ...working], {
        level: 'warning',
        variant: 'columns',
        data: amounts(columns),
      });
    const rows = isRecognised(paper, reading) ? [] : (paper.notes.wrongPayRows ?? []);
    const own = rows.filter(({ page }) => reading.pages.includes(page));
    if (own.length > 0)
      return failed(
        own.map(({ page, box, cents, due }) => ({ page, box, what: 'gross', expected: due, found: cents })),
        { level: 'warning', variant: 'row' },
      );
    const other = wrongMonths(slip);
    if (other) {
      const { field, paid: months, held } = other;
      const places = (['period', field, 'ytd_gross'] as const).map((name) => placeOf(reading, name));
      return failed(places, {
        level: 'warning',
        variant: other.isBeginUnknown ? 'months_begun' : 'months',
        data: { month: monthOf(slip) ?? '', paid: months, held },
      });
    }
    return net?.outcome === 'passed' ? passed(working) : inconclusive(working);
  },
};
