import { italianPayRules, knownYears } from '@vesta/domain/pay-rules/it/index';
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
const CENTS = 100;
const MONTHS = 12;

/** "2.274,55 × 9,19 %   209,03": the sign between is no figure. */
const multiplies = /^[x×*·]$/i;

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

/** What is reckoned from the insured pay in every sector, by its rate. */
const ofInsuredPay =
  /\b(?:ivs|fap|fis|cigs|cpdel|ctps|fpld|credito|opera (?:di )?previdenza|tfs|contributo aggiuntivo|contr\w* agg\w*)\b/i;
/** Employees of the state pay for their severance from four fifths of the pay. */
const FOUR_FIFTHS = 0.8;
/** The point that is due on what lies above the first band, and the bands of the years, a twelfth each. */
const EXTRA_POINT = 1;
const bands = knownYears.flatMap((year) => {
  const rules = italianPayRules(year);
  return rules ? [(rules.contributions.firstBand * CENTS) / MONTHS] : [];
});

interface BehindRate {
  readonly percent: number;
  /** What printing so many digits may take from the rate: a third of 0,80 is printed as 0,27. */
  readonly rounding: number;
  readonly figures: readonly Figure[];
}

/** The amounts of a row behind its rate: "9,19% 2.760,43 261,96", "0,35% 9,50". */
function behindRate(words: readonly Word[]): BehindRate | null {
  const all = words.flatMap(({ text }, at) => (text.endsWith('%') ? [at] : []));
  const [one = -1] = all;
  const areAdded = words.slice(one, all.at(-1)).some(({ text }) => text === '+');
  const signs = areAdded ? all : all.slice(0, 1);
  const shares = signs.map((at) => (words[at]?.text === '%' ? words[at - 1] : words[at]));
  const printed = shares.map((word) => rate.exec(word?.text ?? '')?.[1]?.replace(',', '.') ?? 'none');
  // "9,19% + FIS 0,26667%": paid together, they are one rate.
  const percent = printed.reduce((sum, one) => sum + Number(one), 0);
  const rounding = printed.reduce((sum, one) => sum + 0.5 * 10 ** -(one.split('.')[1]?.length ?? 0), 0);
  const sign = signs.at(-1) ?? -1;
  const behind = words.slice(sign + 1);
  const figures = behind.flatMap((word) => figureOf(word) ?? []);
  // Euros and cents in columns of their own, or a base before the rate, are read by other ways.
  const isOther =
    behind.some(({ text }) => /^\d+$/.test(text)) ||
    words.slice(0, sign).some((word) => figureOf(word) !== null && !shares.includes(word));
  return sign < 0 || !(percent > 0) || isOther ? null : { percent, rounding, figures };
}

/** The figure that a page repeats most: what its contributions are reckoned from. */
function usualBase(figures: readonly Figure[]): Figure | undefined {
  const count = ({ cents }: Figure): number => figures.filter((other) => other.cents === cents).length;
  return figures.toSorted((a, b) => count(b) - count(a))[0];
}

/** A rate of nothing that the page prints: what it was reckoned from stands there no more. */
function wrongBehindRate(words: readonly Word[], all: readonly Figure[], page: number): WrongContribution | null {
  const row = behindRate(words);
  const [first, second, ...more] = row?.figures ?? [];
  if (!row || !first || more.length > 0) return null;
  const { percent } = row;
  // Behind what was paid may stand what was paid so far.
  const [base, paid] = second && first.cents > second.cents ? [first, second] : [undefined, first];
  if (base && base.cents >= SMALLEST_BASE) {
    const due = (base.cents * percent) / 100;
    const isRight = Math.abs(due - paid.cents) <= Math.max(SLACK_CENTS, due * SLACK);
    return isRight ? null : { page, percent, base, paid };
  }
  if (paid.cents < SLACK_CENTS || base) return null;
  const implied = (paid.cents * 100) / percent;
  const slack = 100 / percent + SLACK_CENTS + (implied * row.rounding) / percent;
  const isIt = (cents: number): boolean => Math.abs(cents - implied) <= slack;
  const fits = all.some(
    ({ cents }) =>
      isIt(cents) || isIt(cents * FOUR_FIFTHS) || (percent === EXTRA_POINT && bands.some((band) => isIt(cents - band))),
  );
  const usual = fits ? undefined : usualBase(all);
  return usual ? { page, percent, base: usual, paid } : null;
}

/** Of the rows of contributions on a printed slip those that do not come out. */
export function wrongContributions({ number, origin, words }: Page): WrongContribution[] {
  if (origin !== 'text' || !words.some(({ text }) => text.endsWith('%'))) return [];
  const all = words.flatMap((word) => figureOf(word) ?? []).filter(({ cents }) => cents >= SMALLEST_BASE);
  return bandsOf(words)
    .map((band) => ({ ...band, words: band.words.filter(({ text }) => !multiplies.test(text)) }))
    .filter(({ text }) => contribution.test(text) || ofInsuredPay.test(text))
    .flatMap((band) => {
      const beside = contribution.test(band.text)
        ? band.words.flatMap((word, place) =>
            word.text.endsWith('%') ? (wrongAt(band.words, place, number) ?? []) : [],
          )
        : [];
      if (beside.length > 0 || !ofInsuredPay.test(band.text)) return beside;
      return wrongBehindRate(band.words, all, number) ?? [];
    });
}
