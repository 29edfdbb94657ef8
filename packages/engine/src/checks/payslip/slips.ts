import type { PaperSet } from '../../papers/kept-paper.ts';
import { isOrdinary, papersOf, slipsIn } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace } from '../rule.ts';
import type { About } from '../run/check.ts';
import { placeOf } from '../run/places.ts';

/** All slips of a set, the newest month first; those whose month is not known stand last. */
export interface Slips {
  readonly slips: readonly ReadPaper<'payslip'>[];
  readonly set: PaperSet;
}

export function allSlips(set: PaperSet): About<Slips>[] {
  const slips = slipsIn(set);
  return slips.length === 0 ? [] : [{ subject: { slips, set }, papers: papersOf(slips) }];
}

/** Where each slip says which month it pays. */
export const periodPlaces = ({ slips }: Slips): EvidencePlace[] =>
  slips.map(({ reading, paper }) => placeOf(reading, 'period', { paper: paper.id }));

/** The newest slip of an ordinary month, or simply the newest. */
export const newestOf = ({ slips }: Slips): ReadPaper<'payslip'> | null => slips.find(isOrdinary) ?? slips[0] ?? null;
