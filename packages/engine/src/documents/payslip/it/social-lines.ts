import { allShares } from '@vesta/domain/pay-rules/it/contribution-shares';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../../evidence/page.ts';
import { wordsRightOf } from '../../../extraction/label-values.ts';
import { type Label, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { readRate } from '../amount-text.ts';
import { leftOf } from '../left-amounts.ts';
import { lineAmount, pastOtherLabels } from '../line-amount.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';

/** One contribution as the body of the slip lists it. */
export interface SocialLine {
  readonly amount: number;
  readonly words: readonly Word[];
  readonly page: number;
  /** What it was reckoned from, where the line shows base and rate and they come to the amount. */
  readonly base: RowAmount | null;
}

const ROUNDING = 2;
const HUNDRED = 100;
/** A third of 0,80 percent is printed as 0,27. */
const RATE_ROUNDING = 0.000_05;

/** "a carico lavoratore   245,78": a row that goes on in small letters under the wording of a line belongs to it. */
function continuedBelow({ rows }: Sheet, { row, box }: Label): readonly Word[] {
  const next = rows[row + 1];
  const [first] = next?.words ?? [];
  const isUnder = first !== undefined && first.box.left < box.right && first.box.right > box.left - sizeOf(first);
  return next && next.labels.length === 0 && isUnder && /^\p{Ll}/u.test(first.text) ? next.words : [];
}

/** A line that shows base, rate and amount confirms itself. */
function proven(sheet: Sheet, label: Label): SocialLine | null {
  const words = [...wordsRightOf(sheet, label), ...continuedBelow(sheet, label)];
  const printed = words.flatMap((word) => readRate(word.text) ?? []);
  // Lines that print base and amount without the rate between them are tried with those of the law.
  const rates = printed.length > 0 ? printed : allShares;
  const amounts = amountsIn(words).map(({ value, words: own }) => ({ words: own, value: Math.abs(value) }));
  for (const base of amounts) {
    const amount = amounts.find(
      (one) =>
        one !== base &&
        base.value > 0 &&
        rates.some((rate) => Math.abs((base.value * rate) / 100 - one.value) <= ROUNDING),
    );
    if (amount) return { amount: amount.value, words: amount.words, page: sheet.page.number, base };
  }
  return null;
}

/** Hours times what is due for each, as home help pays it: neither of the two is the amount. */
const byTheHour = (sheet: Sheet, label: Label): SocialLine | null =>
  // The hours may stand before the caption.
  reckonedByTheHour(sheet, wordsRightOf(sheet, label)) ?? reckonedByTheHour(sheet, sheet.rows[label.row]?.words ?? []);

function reckonedByTheHour(sheet: Sheet, words: readonly Word[]): SocialLine | null {
  const whole = words.find(({ text }) => /^\d{1,3}$/.test(text));
  const amounts = amountsIn(words);
  // Hours may be told without their fractions: "108 x 0,29   31,32".
  const told = amounts.length === 2 && whole ? [{ value: Number(whole.text) * HUNDRED, words: [whole] }] : [];
  const [hours, rate, amount] = [...told, ...amounts];
  if (!hours || !rate || !amount) return null;
  const due = Math.abs(amount.value);
  if (Math.abs((hours.value * rate.value) / 100 - due) > ROUNDING) return null;
  return { amount: due, words: amount.words, page: sheet.page.number, base: null };
}

/** Contributions that a line of the body calls by their sum, where the line confirms itself. In print it says so letter by letter. */
export const provenTotals = (sheets: readonly Sheet[], noisy: boolean): SocialLine[] =>
  sheets.flatMap((sheet) =>
    (sheet.byName.get('social_contributions') ?? [])
      .filter(({ distance }) => noisy || distance === 0)
      .flatMap((label) => byTheHour(sheet, label) ?? proven(sheet, label) ?? []),
  );

/** What is taken off by a share of the pay as well, and goes to no institute: funds, unions, taxes. */
const ofOthers =
  /\b(?:fondo|f do|fon|irpef|imposta|tratt\w* integr\w*|somma|bonus|indenn\w*|sindac\w*|delega|assistenza|assist|sanitari\w*|ente|bilateral\w*|tfr|t f r|cassa edile|contrattual\w*|adesione|iscritto|addiz\w*|add)\b/;

/** "C.A.U. agricoli  8,84  1.750,00  154,70": what is reckoned from the insured pay is a contribution, whatever it is called. */
export const linesOnBase = (sheets: readonly Sheet[], base: number, known: readonly SocialLine[]): SocialLine[] =>
  sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row): SocialLine[] => {
      const { words, text } = row;
      if (!/\p{L}{2}/u.test(text) || ofOthers.test(plainWordsOf(text))) return [];
      if (known.some((line) => line.page === sheet.page.number && line.words.some((word) => words.includes(word))))
        return [];
      const amounts = amountsIn(words).map((one) => ({ ...one, value: Math.abs(one.value) }));
      const from = amounts.find(({ value }) => value === base);
      const rates = words.flatMap((word) => readRate(word.text.replace(/^\(|\)$/g, '')) ?? []);
      const due = amounts.find(
        (one) =>
          one !== from &&
          rates.some((rate) => Math.abs((base * rate) / HUNDRED - one.value) <= ROUNDING + base * RATE_ROUNDING),
      );
      return from && due ? [{ amount: due.value, words: due.words, page: sheet.page.number, base: from }] : [];
    }),
  );

/** Every contribution that the employee pays, as listed. */
export function socialLines(sheets: readonly Sheet[]): SocialLine[] {
  return sheets.flatMap((sheet) =>
    ['social_line', 'social_extra'].flatMap((name) =>
      (sheet.byName.get(name) ?? []).flatMap((label): SocialLine[] => {
        const line = byTheHour(sheet, label) ?? proven(sheet, label);
        const [ahead] = line ? [] : leftOf(sheet, label);
        const plain = line ? null : (ahead ?? lineAmount(sheet, label) ?? pastOtherLabels(sheet, label));
        if (line) return [line];
        return plain ? [{ amount: Math.abs(plain.value), words: plain.words, page: plain.page, base: null }] : [];
      }),
    ),
  );
}

const MOST_IN_RUN = 8;
/** Points by which figures of one column end off each other. */
const ALIGNED = 2;

/** What somebody pays towards a pension of their own, and what no contribution is. */
const endsRun =
  /\b(?:pensione|complementare|compl|c iscritto|iscritto|priamo|cometa|fonchim|fon te|perseo|espero|byblos|alifond|irpef|imposta|sindac\w*|addiz\w*|add)\b/;

const edgeOf = (words: readonly Word[]): number => words.at(-1)?.box.right ?? 0;

/**
 * The rows from a known line on whose amounts, in the same column, make what of the pay is not taxed: funds of public
 * employees have names of their own, and no sum is printed below them.
 */
export function runOf(sheets: readonly Sheet[], first: SocialLine, whole: number): readonly SocialLine[] {
  const sheet = sheets.find(({ page }) => page.number === first.page);
  const start = sheet?.rows.findIndex(({ words }) => first.words.every((word) => words.includes(word))) ?? -1;
  const run: SocialLine[] = [];
  let sum = 0;
  for (const { words } of start < 0 ? [] : (sheet?.rows.slice(start, start + MOST_IN_RUN) ?? [])) {
    const own = amountsIn(words).find((amount) => Math.abs(edgeOf(amount.words) - edgeOf(first.words)) <= ALIGNED);
    if (!own || (run.length > 0 && endsRun.test(plainWordsOf(words.map(({ text }) => text).join(' '))))) return [];
    run.push({ amount: Math.abs(own.value), words: own.words, page: first.page, base: null });
    sum += Math.abs(own.value);
    if (Math.abs(sum - whole) <= ROUNDING) return run.length > 1 ? run : [];
    if (sum > whole) return [];
  }
  return [];
}

const saysSocial = /\b(?:inps|ivs|fap|f a p|fpld|contribut\w*|contr|ctr|previdenzial\w*|apprendist\w*|sociali)\b/;

/** What of the pay is not taxed, to the cent, in a row that tells a rate or speaks of contributions. */
export const rowOf = (sheets: readonly Sheet[], notTaxed: number): readonly SocialLine[] => {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap(({ words, text }): SocialLine[] => {
      const own = amountsIn(words).find(({ value }) => Math.abs(Math.abs(value) - notTaxed) <= ROUNDING);
      const isSocial =
        saysSocial.test(plainWordsOf(text)) || words.some((word) => /^\d{1,2},\d{1,2}%$/.test(word.text));
      return own && isSocial
        ? [{ amount: Math.abs(own.value), words: own.words, page: sheet.page.number, base: null }]
        : [];
    }),
  );
  return found.slice(0, 1);
};
