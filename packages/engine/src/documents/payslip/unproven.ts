import { certainty, confirm, type Draft, putCandidate } from './draft.ts';
import { likely } from './likely.ts';
import { misreadAmong } from './repair.ts';
import type { Solution, Term } from './solve.ts';
import type { Sum } from './sums.ts';

/** Writes the amounts of an equation down as the ones that it confirms. */
export function putProven(draft: Draft, solution: Pick<Solution, 'values' | 'rest'>): void {
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

/**
 * Nothing came out, so each amount must speak for itself. Clean print that contradicts itself is told as it stands; of
 * a poor scan one amount is misread, and unless it is clear which, none is told.
 */
export function putUnproven(draft: Draft, terms: readonly Term[], month: (field: string) => readonly Sum[]): void {
  const parts = terms.flatMap((term) => {
    const sum = likely(month(term.field));
    return sum ? [{ term, sum }] : [];
  });
  const complete = parts.length === terms.length;
  const values = complete && draft.noisy ? misreadAmong(parts) : null;
  if (values) {
    putProven(draft, { values, rest: 0 });
    return;
  }
  const at = parts.find(({ term }) => term.field === 'net')?.sum;
  const place = { found: at?.value ?? null, page: at?.page ?? null, box: at?.box ?? null };
  if (!complete || draft.noisy) confirm(draft, 'payslip_net', 'inconclusive', place);
  if (complete && draft.noisy) return;
  for (const { term, sum } of parts) {
    const value = term.field === 'net' ? sum.value : Math.abs(sum.value);
    putCandidate(draft, term.field, { ...sum, value }, draft.noisy ? certainty.likely : certainty.labelled);
  }
  if (!complete) return;
  const rest = parts.reduce((total, { term, sum }) => total + term.sign * Math.abs(sum.value), 0);
  confirm(draft, 'payslip_net', 'failed', { ...place, expected: (at?.value ?? 0) + rest });
}
