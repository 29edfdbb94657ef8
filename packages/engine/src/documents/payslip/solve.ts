import type { Sum } from './sums.ts';

/** One amount of an equation that must come to nothing. */
export interface Term<Field extends string = string> {
  readonly field: Field;
  readonly sign: 1 | -1;
  /** May be missing from the slip, and then counts as nothing. */
  readonly optional?: boolean;
}

export interface Solution<Field extends string = string> {
  readonly values: ReadonlyMap<Field, Sum>;
  readonly cost: number;
  /** What is left over, in cents. */
  readonly rest: number;
}

/** Cents that rounding may leave over. */
export const TOLERANCE = 2;
/** Farther candidates would make every equation come out by chance. */
export const MOST_CANDIDATES = 3;
const COST_OF_MISSING = 0.2;

/** What is taken off may be printed with or without its minus. */
const weight = (term: Term, sum: Sum): number => (term.sign === 1 ? sum.value : -Math.abs(sum.value));

/** The likeliest reading with which the equation comes out; null where there is none. */
export function solve<Field extends string>(
  terms: readonly Term<Field>[],
  candidates: (field: Field) => readonly Sum[],
  tolerance: number = TOLERANCE,
): Solution<Field> | null {
  let best: Solution<Field> | null = null;
  const visit = (place: number, values: ReadonlyMap<Field, Sum>, cost: number, rest: number): void => {
    if (best && cost >= best.cost) return;
    const term = terms[place];
    if (!term) {
      if (Math.abs(rest) <= tolerance) best = { values, cost, rest };
      return;
    }
    for (const sum of candidates(term.field).slice(0, MOST_CANDIDATES)) {
      visit(place + 1, new Map(values).set(term.field, sum), cost + sum.cost, rest + weight(term, sum));
    }
    if (term.optional) visit(place + 1, values, cost + COST_OF_MISSING, rest);
  };
  visit(0, new Map(), 0, 0);
  return best;
}
