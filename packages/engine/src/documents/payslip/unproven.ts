import { SEEN_TWICE } from '../../evidence/second-look/seen-twice.ts';
import { certainty, confirm, type Draft, putCandidate, type SlipAmount } from './draft.ts';
import { likely } from './likely.ts';
import { misreadAmong } from './repair.ts';
import { MOST_CANDIDATES, type Solution, type Term } from './solve.ts';
import type { Sum } from './sums.ts';

/** Writes the amounts of an equation down as the ones that it confirms. */
export function putProven(draft: Draft, solution: Pick<Solution<SlipAmount>, 'values' | 'rest'>): void {
  for (const [field, sum] of solution.values) {
    const value = field === 'net' ? sum.value : Math.abs(sum.value);
    putCandidate(draft, field, { ...sum, value }, certainty.confirmed);
  }
  const net = solution.values.get('net');
  confirm(draft, 'payslip_net', 'passed', {
    expected: (net?.value ?? 0) + solution.rest,
    found: net?.value ?? null,
    page: net?.page ?? null,
    box: net?.box ?? null,
  });
}

/** Slips print the net large and apart, far from its label for an amount but the only one that it can mean. */
const FARTHEST_ALONE = 3;

export function lone(sums: readonly Sum[]): Sum | null {
  const [first] = sums;
  if (!first || first.cost > FARTHEST_ALONE || first.label.distance > 0) return null;
  return sums.every(({ value }) => value === first.value) ? first : null;
}

const FEWEST_KIN = 2;

/** In a row of captions that have their figures below, the figure of another one stands there as well. */
function besideItsKin(sums: readonly Sum[], kin: readonly Sum[]): Sum | null {
  const [first] = sums;
  if (!first || first.cost > FARTHEST_ALONE || first.label.distance > 0) return null;
  const own = kin.filter(
    ({ page, side, label }) => page === first.page && side === first.side && label.row === first.label.row,
  );
  return own.length >= FEWEST_KIN ? first : null;
}

/** Two looks at the scan read the same digits, of the amounts themselves and of everything that might be meant instead. */
const isSeenTwice = (terms: readonly Term<SlipAmount>[], month: (field: SlipAmount) => readonly Sum[]): boolean =>
  terms.every((term) =>
    month(term.field)
      .slice(0, MOST_CANDIDATES)
      .every(({ words }) => words.every(({ text, confidence }) => !/\d/.test(text) || confidence === SEEN_TWICE)),
  );

/**
 * Nothing came out, so each amount must speak for itself. Clean print that contradicts itself is told as it stands; of
 * a poor scan one amount is misread, and unless it is clear which, none is told; figures that were looked at twice are
 * as good as print.
 */
export function putUnproven(
  draft: Draft,
  terms: readonly Term<SlipAmount>[],
  month: (field: SlipAmount) => readonly Sum[],
  /** What another figure of the slip says that this one must be, where geometry alone does not make it clear. */
  borneOut: (field: SlipAmount) => Sum | null = () => null,
): void {
  const clear = terms.flatMap((term) => {
    const sum = likely(month(term.field)) ?? (term.field === 'net' ? lone(month('net')) : borneOut(term.field));
    return sum ? [{ term, sum }] : [];
  });
  const parts = [
    ...clear,
    ...terms
      .filter((term) => term.field === 'net' && !clear.some((one) => one.term === term))
      .flatMap((term) => {
        const sum = draft.noisy
          ? null
          : besideItsKin(
              month(term.field),
              clear.map((one) => one.sum),
            );
        return sum ? [{ term, sum }] : [];
      }),
  ];
  const complete = parts.length === terms.length;
  const isDoubtful = draft.noisy && !(complete && isSeenTwice(terms, month));
  const values = complete && isDoubtful ? misreadAmong(parts) : null;
  if (values) {
    putProven(draft, { values, rest: 0 });
    return;
  }
  const at = parts.find(({ term }) => term.field === 'net')?.sum;
  const place = { found: at?.value ?? null, page: at?.page ?? null, box: at?.box ?? null };
  if (!complete || isDoubtful) confirm(draft, 'payslip_net', 'inconclusive', place);
  if (complete && isDoubtful) return;
  for (const { term, sum } of parts) {
    const value = term.field === 'net' ? sum.value : Math.abs(sum.value);
    putCandidate(draft, term.field, { ...sum, value }, draft.noisy ? certainty.likely : certainty.labelled);
  }
  if (!complete) return;
  const rest = parts.reduce((total, { term, sum }) => total + term.sign * Math.abs(sum.value), 0);
  confirm(draft, 'payslip_net', 'failed', { ...place, expected: (at?.value ?? 0) + rest });
}
