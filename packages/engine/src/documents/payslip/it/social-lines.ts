import type { Word } from '../../../evidence/page.ts';
import { wordsRightOf } from '../../../extraction/label-values.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { readAmount, readRate } from '../amount-text.ts';
import { lineAmount } from '../line-amount.ts';

/** One contribution as the body of the slip lists it. */
export interface SocialLine {
  readonly amount: number;
  readonly words: readonly Word[];
  readonly page: number;
  /** What it was reckoned from, where the line shows base and rate and they come to the amount. */
  readonly base: { readonly value: number; readonly word: Word } | null;
}

const ROUNDING = 2;

/** A line that shows base, rate and amount confirms itself. */
function proven(sheet: Sheet, label: Label): SocialLine | null {
  const words = wordsRightOf(sheet, label);
  const rates = words.flatMap((word) => readRate(word.text) ?? []);
  const amounts = words.flatMap((word) => {
    const value = readAmount(word.text);
    return value === null ? [] : [{ word, value: Math.abs(value) }];
  });
  for (const base of amounts) {
    const amount = amounts.find(
      (one) =>
        one !== base &&
        base.value > 0 &&
        rates.some((rate) => Math.abs((base.value * rate) / 100 - one.value) <= ROUNDING),
    );
    if (amount) return { amount: amount.value, words: [amount.word], page: sheet.page.number, base };
  }
  return null;
}

/** Every contribution that the employee pays, as listed. */
export function socialLines(sheets: readonly Sheet[]): SocialLine[] {
  return sheets.flatMap((sheet) =>
    ['social_line', 'social_extra'].flatMap((name) =>
      (sheet.byName.get(name) ?? []).flatMap((label): SocialLine[] => {
        const line = proven(sheet, label);
        const plain = line ? null : lineAmount(sheet, label);
        if (line) return [line];
        return plain ? [{ amount: Math.abs(plain.value), words: plain.words, page: plain.page, base: null }] : [];
      }),
    ),
  );
}
