import { isOrdinary, monthOf, type Slips } from './slips.ts';

/** Months of ordinary slips, and how many slips did not tell theirs. */
export function monthsTold({ slips }: Slips): { readonly months: readonly string[]; readonly unknown: number } {
  const ordinary = slips.filter(isOrdinary);
  const months = [...new Set(ordinary.flatMap((slip) => monthOf(slip) ?? []))].sort();
  return { months, unknown: ordinary.filter((slip) => monthOf(slip) === null).length };
}
