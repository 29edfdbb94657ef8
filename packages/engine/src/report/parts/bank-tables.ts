import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { CoverageEntry, IncomeRecord } from '@vesta/domain/report/incomes';
import type { Analysis } from '../../analysis/analyse.ts';
import { type Month, monthOf } from '../../coverage/month.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import { paidMonths } from './coverage-entries.ts';
import { bankMonths, monthsShown } from './months-shown.ts';

const monthly = ['monthly', 'weekly', 'fortnightly'];

/** The months of a row, with a gap where a monthly payment did not come. */
function monthsOf(analysis: Analysis): (stream: Stream) => CoverageEntry[] {
  const { history, input } = analysis.ground;
  const known = bankMonths(analysis);
  const shown = monthsShown(analysis);
  const months = shown.filter((month) => known.get(month) !== undefined && known.get(month) !== 'missing');
  const wide = months.length > 0 ? months : shown.slice(-monthsRequired(input.status));
  return (stream) => {
    const paid = new Map<Month, number>();
    for (const { transaction } of occurrencesOf(history, stream)) {
      const month = monthOf(transaction.date);
      paid.set(month, (paid.get(month) ?? 0) + Math.abs(transaction.amount));
    }
    const isDue = (month: Month): boolean =>
      monthly.includes(stream.rhythm) && known.get(month) === 'covered' && month >= monthOf(stream.firstDate);
    return paidMonths(wide, paid, isDue);
  };
}

/** Money in by source, the larger first. Only what returns is listed, never single bookings. */
export function bankIncomes(analysis: Analysis): IncomeRecord[] {
  const entries = monthsOf(analysis);
  const { incomes, ground } = analysis;
  const forged = new Set([...ground.leftOut].filter(([, reason]) => reason === 'forged').map(([paper]) => paper));
  return incomes
    .filter(({ stream }) => stream !== null)
    .map(
      (part): IncomeRecord => ({
        label: part.label,
        notes: null,
        is_fraud: part.places.some(({ key }) =>
          ground.keys.all.some((one) => one.key === key && forged.has(one.paper.id)),
        ),
        coverage: part.stream ? entries(part.stream) : [],
        kind: part.kind,
        times: part.stream?.occurrences.length ?? part.times,
        monthly: part.stream?.monthlyAmount ?? part.amount,
        counted: part.counted,
        reason: part.reason,
        places: [...part.places],
      }),
    )
    .toSorted((a, b) => b.monthly - a.monthly);
}

export function costTable(analysis: Analysis, keepsHome: boolean): RecurrentCost[] {
  const entries = monthsOf(analysis);
  const order = ['deducted', 'replaced', 'information'];
  return analysis.costs.list
    .map(
      (cost): RecurrentCost => ({
        label: cost.label,
        kind: cost.kind,
        // A guarantor goes on living where they live.
        treatment: keepsHome && cost.treatment === 'replaced' ? 'deducted' : cost.treatment,
        monthly: cost.monthly,
        latest: cost.latest,
        times: cost.times,
        ended: cost.stream?.ended ?? false,
        coverage: cost.stream ? entries(cost.stream) : [],
        places: [...cost.places],
      }),
    )
    .toSorted((a, b) => order.indexOf(a.treatment) - order.indexOf(b.treatment) || b.monthly - a.monthly);
}

/** Keys of statements that no figure rests on. */
export const unusedStatements = ({ ground }: Analysis): string[] =>
  ground.keys.all.flatMap(({ key, paper, reading }) =>
    reading?.kind === 'bank_statement' && (ground.leftOut.has(paper.id) || reading.unread.includes('transactions'))
      ? [key]
      : [],
  );
