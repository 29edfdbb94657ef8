import type { Page, Word } from '../../../evidence/page.ts';
import { parseAmount } from '../../../extraction/amount.ts';
import { bandsOf } from '../../../extraction/bands.ts';
import type { Figure, WrongContribution } from '../../../papers/paper-notes.ts';

const contribution = /\b(?:ivs|inps|fap|contribut\w*|ctr\w*)\b/i;
const rate = /^(\d{1,2}(?:[.,]\d{1,5})?)\s?%?$/;

/** What rounding of the base to whole euros and of the share to two digits may make. */
const SLACK = 0.02;
const SLACK_CENTS = 100;
const SMALLEST_BASE = 10_000;

const figureOf = (word: Word | undefined): Figure | null => {
  const cents = word ? parseAmount(word.text) : null;
  // What is taken off may be printed with its sign.
  return word && cents !== null ? { cents: Math.abs(cents), box: word.box } : null;
};

/** Base, share, percent sign and result beside each other: 3.802,00 9,19 % 349,40. */
function wrongAt(words: readonly Word[], sign: number, page: number): WrongContribution | null {
  const isGlued = words[sign]?.text !== '%';
  const share = words[isGlued ? sign : sign - 1];
  const percent = Number(rate.exec(share?.text ?? '')?.[1]?.replace(',', '.') ?? Number.NaN);
  const [base, paid] = [figureOf(words[isGlued ? sign - 1 : sign - 2]), figureOf(words[sign + 1])];
  if (!base || !paid || !(percent > 0) || base.cents < SMALLEST_BASE || paid.cents >= base.cents) return null;
  const due = (base.cents * percent) / 100;
  const isRight = Math.abs(due - paid.cents) <= Math.max(SLACK_CENTS, due * SLACK);
  return isRight ? null : { page, percent, base, paid };
}

/** Of the rows of contributions on a printed slip those that do not come out. */
export function wrongContributions({ number, origin, words }: Page): WrongContribution[] {
  if (origin !== 'text' || !words.some(({ text }) => text.endsWith('%'))) return [];
  return bandsOf(words)
    .filter(({ text }) => contribution.test(text))
    .flatMap((band) =>
      band.words.flatMap((word, place) => (word.text.endsWith('%') ? (wrongAt(band.words, place, number) ?? []) : [])),
    );
}
