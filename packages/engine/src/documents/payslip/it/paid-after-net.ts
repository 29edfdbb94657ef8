import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../../evidence/geometry.ts';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { TOLERANCE } from '../solve.ts';

/** What is transferred in the end, by its words. */
const transferred =
  /\b(?:da (?:pagare|bonificare|accreditare|liquidare)|bonifico(?: totale| netto)?|(?:importo|totale|netto|somma) (?:accreditat[oa]|bonificat[oa]|pagat[oa]|accredito|bonifico|in conto|in banca)|totale (?:bonifico|accredito)|accredito (?:netto|totale|in conto))\b/;
/** Rows below the net in which it stands, and rows between the two that take off or add. */
const FARTHEST = 7;
const MOST_BETWEEN = 4;

const lastIn = (row: Row): RowAmount | undefined => amountsIn(row.words).at(-1);

/** Whether a figure follows from another by adding or taking off some figures in between. */
function follows(from: number, to: number, steps: readonly number[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return Math.abs(from - to) <= TOLERANCE;
  return [from - step, from + step].some((next) => follows(next, to, rest));
}

/**
 * "Netto 2.897,82; rata mutuo −412,00; importo accreditato 2.485,82": what comes to the account is the net with what the rows
 * in between add or take off. Without them nothing says that it is another figure.
 */
export function readPaidAfterNet(draft: Draft, sheets: readonly Sheet[]): void {
  const [net, found] = [amountIn(draft, 'net'), draft.fields.get('net')];
  const sheet = sheets.find(({ page }) => page.number === found?.page);
  if (net === null || !found?.box || !sheet || draft.noisy) return;
  const { top, bottom } = found.box;
  const at = sheet.rows.findLastIndex(({ words }) =>
    amountsIn(words).some(({ value, words: own }) => {
      const box = around(own.map((word) => word.box));
      return value === net && box.top < bottom && box.bottom > top;
    }),
  );
  if (at < 0) return;
  const below = sheet.rows.slice(at + 1, at + 1 + FARTHEST);
  for (const [place, row] of below.entries()) {
    const paid = transferred.test(plainWordsOf(row.text)) ? lastIn(row) : undefined;
    if (!paid || paid.value <= 0 || paid.value === net) continue;
    const steps = below.slice(0, place).flatMap((one) => lastIn(one)?.value ?? []);
    if (steps.length === 0 || steps.length > MOST_BETWEEN || !follows(net, paid.value, steps.map(Math.abs))) continue;
    put(draft, 'paid_amount', paid.value, paid.words, sheet.page.number, certainty.confirmed);
    return;
  }
}
