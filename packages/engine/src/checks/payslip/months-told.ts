import { ownFirst } from '../../papers/own-first.ts';
import { isOrdinary, monthOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { CheckContext } from '../subject.ts';
import { payslipNameMatch } from './name-match.ts';
import type { Slips } from './slips.ts';

/** Whether its name is surely another's; a doubt is no reason to leave a slip out. */
const isAnothers = (slip: ReadPaper<'payslip'>, context: CheckContext): boolean => {
  const judgement = payslipNameMatch.judge(slip, context);
  return judgement?.outcome === 'failed' && (judgement.level ?? payslipNameMatch.level) === 'critical';
};

/** The slips without those of somebody else. */
export const ownSlips = ({ slips, set }: Slips, context: CheckContext): Slips => ({
  slips: ownFirst(slips, (slip) => isAnothers(slip, context)),
  set,
});

/** Months of ordinary slips, and how many slips did not tell theirs. */
export function monthsTold({ slips }: Slips): { readonly months: readonly string[]; readonly unknown: number } {
  const ordinary = slips.filter(isOrdinary);
  const months = [...new Set(ordinary.flatMap((slip) => monthOf(slip) ?? []))].sort();
  return { months, unknown: ordinary.filter((slip) => monthOf(slip) === null).length };
}
