import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';

/** Employee's shares in percent that every fund takes alike. */
const PENSION = 9.3;
const UNEMPLOYMENT = 1.3;
const ROUNDING = 1;

interface Base {
  readonly value: number;
  readonly words: RowAmount['words'];
  readonly page: number;
}

/** Whether both insurances with a fixed share take it of this amount, to the cent. */
function isInsured(draft: Draft, value: number): boolean {
  const [pension, unemployment] = [amountIn(draft, 'pension'), amountIn(draft, 'unemployment')];
  const isShare = (paid: number | null, rate: number): boolean =>
    paid !== null && paid > 0 && Math.abs((value * rate) / 100 - paid) <= ROUNDING;
  return isShare(pension, PENSION) && isShare(unemployment, UNEMPLOYMENT);
}

const free =
  /^\(?(?:(?:lohn)?st(?:euer|r)?\.?-?(?:\/-?sv-?)?fr(?:ei)?|sv-?frei|stfr|stfrei|steuerfreie?[rs]?|beitragsfrei|pauschal\p{L}*|kug|kurzarbeitergeld)\b/iu;

/** Lines of pay that say that nothing is taken of them, above the gross. */
function freeLines(sheet: Sheet): Base[] {
  const end = Math.min(...(sheet.byName.get('gross') ?? []).map(({ row }) => row));
  return sheet.rows.slice(0, Number.isFinite(end) ? end : 0).flatMap(({ words }): Base[] => {
    const last = amountsIn(words).at(-1);
    return last && last.value > 0 && words.some(({ text }) => free.test(text))
      ? [{ value: last.value, words: last.words, page: sheet.page.number }]
      : [];
  });
}

/**
 * A slip that prints no base of the contributions, and pays things of which none are taken: tax-free supplements, benefits
 * for short-time work. The base is then what is taxed, or the gross without such lines, where both fixed shares say so.
 */
export function readInsuredBase(draft: Draft, sheets: readonly Sheet[]): void {
  const [gross, taxed] = [amountIn(draft, 'gross'), draft.fields.get('tax_gross')];
  if (draft.noisy || draft.fields.has('social_gross') || gross === null || isInsured(draft, gross)) return;
  if (taxed && typeof taxed.value === 'number' && isInsured(draft, taxed.value)) {
    draft.fields.set('social_gross', { ...taxed, confidence: certainty.likely });
    return;
  }
  const lines = sheets.flatMap(freeLines);
  const base = lines.reduce((rest, { value }) => rest - value, gross);
  const [first] = lines;
  if (first && base > 0 && isInsured(draft, base))
    put(draft, 'social_gross', base, first.words, first.page, certainty.likely);
}
