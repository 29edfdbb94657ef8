import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Page } from '../../evidence/page.ts';
import { parseAmount } from '../../extraction/amount.ts';
import { bandsOf } from '../../extraction/bands.ts';
import type { WrongPayRow } from '../../papers/paper-notes.ts';

/** Pay by the hour says so: "152,00 Std x 21,40", "168,00 ore x 11,20". */
const hourly = /\b(?:std|stunden?|stundenlohn\w*|stundensatz|ore|paga oraria|hours?)\b/;
const product =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:std\.?|stunden|stdn?\.?|h|ore|hours?)?\s*(?:x|×|à|\*|@)\s*(?:€\s*|eur\s*)?(\d{1,3}[.,]\d{2,5})(?![\d.,])/i;

const LEAST = 0.6;
const MOST = 1.7;
const NOTICEABLE = 0.005;
const SLACK_CENTS = 10;
const CENTS = 100;
const number = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** Lines that print hours, what an hour is paid, and an amount that is another one. */
export function wrongPayRows({ number: page, origin, words }: Page): WrongPayRow[] {
  if (origin !== 'text') return [];
  return bandsOf(words).flatMap(({ text, words: own }): WrongPayRow[] => {
    const match = hourly.test(plainWordsOf(text)) && !text.includes('%') ? product.exec(text) : null;
    const last = own.findLast((word) => parseAmount(word.text) !== null);
    const cents = last ? (parseAmount(last.text) ?? 0) : 0;
    if (!match || !last || last.text === match[2]) return [];
    const due = Math.round(number(match[1]) * number(match[2]) * CENTS);
    const isOther = Math.abs(cents - due) > Math.max(SLACK_CENTS, due * NOTICEABLE);
    // Far from the product it is another figure, such as the sum of the year.
    return isOther && cents > due * LEAST && cents < due * MOST ? [{ page, box: last.box, cents, due }] : [];
  });
}
