import { monthlyGrossTax } from '@vesta/domain/pay-rules/it/income-tax';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Sums } from '../sums.ts';

const ROUNDING = 1;
/** Where what tax is reckoned from is printed, whatever its caption: beside the tax, or among the bases. */
const saysTax = /\b(?:irpef|imposta|imponib\w*|impon|imp|fisc\w*)\b/;
/** Of another year, or of pay that is taxed in another way. */
const ofOthers = /\b(?:progr\w*|annu\w*|anno|separata|sostitutiv\w*|tfr|t f r|arretrat\w*|precedent\w*|inail)\b/;

interface Printed extends RowAmount {
  readonly page: number;
}

const bare = (text: string): string => text.replace(/^[(]|[);]+$/g, '');

/** What is said right before each amount of a row; where nothing is, the whole row tells what it is. */
function captioned(words: readonly Word[], row: string): readonly (RowAmount & { readonly said: string })[] {
  let from = 0;
  return amountsIn(words).map((amount) => {
    const at = words.indexOf(amount.words[0] as Word);
    const before = words.slice(from, at).map(({ text }) => text);
    from = at + amount.words.length;
    return { ...amount, said: plainWordsOf(before.some((text) => /\p{L}{2}/u.test(text)) ? before.join(' ') : row) };
  });
}

/** Amounts of rows that speak of tax, in brackets as well. */
const amountsAt = (sheets: readonly Sheet[]): Printed[] =>
  sheets.flatMap(({ page, rows }) =>
    rows
      .filter(({ text }) => saysTax.test(plainWordsOf(text)))
      .flatMap(({ words, text }) => {
        const plain = words.map((word) => ({ ...word, text: bare(word.text) }));
        return captioned(plain, text)
          .filter(({ said }) => !ofOthers.test(said))
          .map((amount) => ({ ...amount, value: Math.abs(amount.value), page: page.number }));
      }),
  );

/** The taxes before credits that the brackets of the year make of an amount are printed beside few others. */
function leadsToTax(draft: Draft, sums: Sums): (value: number) => boolean {
  const period = draft.fields.get('period')?.value;
  const rules = typeof period === 'string' ? italianPayRules(Number(period.slice(0, 4))) : null;
  const printed = (sums.get('gross_tax') ?? []).filter(({ yearly }) => !yearly).map(({ value }) => Math.abs(value));
  return (value) =>
    rules !== null && printed.some((tax) => tax > 0 && Math.abs(monthlyGrossTax(value, rules) - tax) <= ROUNDING);
}

/**
 * What tax is reckoned from, where its caption does not tell: the one amount of which the brackets make the printed tax,
 * or the one that is left of the insured pay after contributions.
 */
export function readProvenTaxable(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  if (draft.fields.has('taxable')) return;
  const paid = amountIn(draft, 'social_contributions') ?? 0;
  const wholes = [amountIn(draft, 'social_gross'), amountIn(draft, 'gross')];
  const isLeft = (value: number): boolean =>
    paid > 0 && wholes.some((whole) => whole !== null && Math.abs(whole - paid - value) <= ROUNDING);
  const isTaxed = leadsToTax(draft, sums);
  const found = amountsAt(sheets).filter(({ value }) => value > 0 && (isTaxed(value) || isLeft(value)));
  const [first] = found;
  if (!first || new Set(found.map(({ value }) => value)).size > 1) return;
  put(draft, 'taxable', first.value, first.words, first.page, certainty.confirmed);
}
