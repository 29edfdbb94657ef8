import { ownFirst } from '../run/own-first.ts';
import type { CheckContext } from '../subject.ts';
import { payslipNameMatch } from './name-match.ts';
import { isOrdinary, monthOf, type Slips } from './slips.ts';

/** The slips without those of somebody else. */
export const ownSlips = ({ slips, set }: Slips, context: CheckContext): Slips => ({
  slips: ownFirst(slips, payslipNameMatch, context, (slip) => [slip]),
  set,
});

/** Months of ordinary slips, and how many slips did not tell theirs. */
export function monthsTold({ slips }: Slips): { readonly months: readonly string[]; readonly unknown: number } {
  const ordinary = slips.filter(isOrdinary);
  const months = [...new Set(ordinary.flatMap((slip) => monthOf(slip) ?? []))].sort();
  return { months, unknown: ordinary.filter((slip) => monthOf(slip) === null).length };
}
