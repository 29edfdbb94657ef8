import { isStructured } from '../../../evidence/format.ts';
import { windowOf } from '../../payslip/expected-months.ts';
import { type Month, monthOfDay } from '../../run/months.ts';
import type { CheckContext, PaperSet } from '../../subject.ts';
import { historyOf } from './history.ts';

/** The months, of those that payslips are asked for, in which pay is seen on accounts that their bank itself sent. */
export function payFromBank(set: PaperSet, context: CheckContext): readonly Month[] {
  const sent = new Set(set.papers.filter(({ evidence }) => isStructured(evidence.format)).map(({ id }) => id));
  if (sent.size === 0) return [];
  const pay = historyOf(set, context).understood.filter(
    ({ category, paper, transaction }) => category === 'salary' && transaction.amount > 0 && sent.has(paper),
  );
  const months = new Set(pay.map(({ transaction }) => monthOfDay(transaction.date)));
  return windowOf(context.today).filter((month) => months.has(month));
}
