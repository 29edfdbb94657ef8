import { type Month, monthOf } from '../../../coverage/month.ts';
import { isStructured } from '../../../evidence/format.ts';
import type { PaperSet } from '../../../papers/kept-paper.ts';
import { historyOf } from '../../../papers/statements/history.ts';
import { windowOf } from '../../payslip/expected-months.ts';
import type { CheckContext } from '../../subject.ts';

/** The months, of those that payslips are asked for, in which pay is seen on accounts that their bank itself sent. */
export function payFromBank(set: PaperSet, context: CheckContext): readonly Month[] {
  const sent = new Set(set.papers.filter(({ evidence }) => isStructured(evidence.format)).map(({ id }) => id));
  if (sent.size === 0) return [];
  const pay = historyOf(set, context).understood.filter(
    ({ category, paper, transaction }) => category === 'salary' && transaction.amount > 0 && sent.has(paper),
  );
  const months = new Set(pay.map(({ transaction }) => monthOf(transaction.date)));
  return windowOf(context.today).filter((month) => months.has(month));
}
