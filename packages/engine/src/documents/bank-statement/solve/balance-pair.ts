/** A sum that may be a balance, as one number that can be added up. */
export interface Candidate {
  readonly cents: number;
  /** Sums that a list of bookings must lead from or to, because the paper names them so. */
  readonly named: 'opening' | 'closing' | null;
}

export type Pair<T> = readonly [opening: T, closing: T];

/**
 * The two printed sums that the bookings lead from and to; null where no two do, and null where several pairs do,
 * because then the paper does not say which.
 */
export function balancePair<T extends Candidate>(candidates: readonly T[], moved: number): Pair<T> | null {
  // Where nothing moved, every sum would lead to itself.
  if (moved === 0) return null;
  const first = new Map<number, T>();
  for (const one of candidates) if (!first.has(one.cents)) first.set(one.cents, one);
  const namedSums = (kind: 'opening' | 'closing'): ReadonlySet<number> =>
    new Set(candidates.filter(({ named }) => named === kind).map(({ cents }) => cents));
  const [openings, closings] = [namedSums('opening'), namedSums('closing')];
  const fits = (named: ReadonlySet<number>, { cents }: T): boolean => named.size === 0 || named.has(cents);
  const pairs = [...first.values()].flatMap((opening): Pair<T>[] => {
    const closing = first.get(opening.cents + moved);
    return closing && fits(openings, opening) && fits(closings, closing) ? [[opening, closing]] : [];
  });
  const [only, ...others] = pairs;
  return only && others.length === 0 ? only : null;
}
