import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { employeeBase } from '@vesta/domain/pay-rules/de/insurance';
import type { GermanPayRules } from '@vesta/domain/pay-rules/de/rules';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft, type SlipAmount } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';

const CENTS = 100;
/** Of the gross: less besides needs no line of its own. */
const NOTICEABLE = 0.02;
const LEAST = 2_000;
const ROUNDING = 1;
const SLACK = 100;
/** Figures anywhere on the slip, and lines of pay above the gross, that explain a difference together: more come out by chance. */
const MOST_FIGURES = 2;
const MOST_LINES = 4;

/** Pay of which something is not taxed or not insured, and what lowers the pay before either. */
const explains =
  /(?:frei|pausch|zuschl|zulage|erstatt|umwandl|altersvors|direktvers|pensionsk|vers\w*kasse|unterst\w*kasse|u kasse|bav\b|zvk|vbl|umlage|reise|spesen|verpfleg|fahrt|kug|kurzarbeit|krankengeld|mutterschaft|sachbez|geldw|dienstwag|jobrad|leasing|jobticket|kinderg|auslage|einmal|sonderz|weihnacht|urlaubsg|abfind|nachzahl|korrektur|ruckrech|minder|allowance|expens|travel|deferred|pension)/;

/** What the year has come to explains nothing of a month. */
const ofYear = /\b(?:kumul\w*|jahres\w*|jahr|aufgelaufen\w*|seit januar)\b/;

/** Whether up to so many of some amounts come to a sum. */
function comeTo(amounts: readonly number[], sum: number, most: number): boolean {
  if (most === 0) return false;
  return amounts.some((amount, at) => {
    const rest = sum - amount;
    return Math.abs(rest) <= ROUNDING || (rest > 0 && comeTo(amounts.slice(at + 1), rest, most - 1));
  });
}

/** Whether lines on the slip are the difference, or could be it: as much as such a line or several of them pay. */
function isExplained(draft: Draft, sheets: readonly Sheet[], difference: number): boolean {
  const gross = draft.fields.get('gross');
  const rows = sheets.flatMap(({ page, rows: all }) =>
    all.map(({ text, words, baseline }) => ({
      text: plainWordsOf(text),
      amounts: amountsIn(words).map(({ value }) => Math.abs(value)),
      isPay: page.number === gross?.page && baseline < (gross.box?.top ?? 0),
    })),
  );
  const within = (amounts: readonly number[]): readonly number[] =>
    amounts.filter((amount) => amount > 0 && amount <= difference + ROUNDING);
  const figures = within([...new Set(rows.flatMap(({ amounts }) => amounts))]);
  const lines = within(rows.filter(({ isPay }) => isPay).flatMap(({ amounts }) => amounts.at(-1) ?? []));
  if (comeTo(figures, difference, MOST_FIGURES) || comeTo(lines, difference, MOST_LINES)) return true;
  const named = rows
    .filter(({ text }) => explains.test(text) && !ofYear.test(text))
    .map(({ amounts }) => Math.max(0, ...amounts));
  return named.reduce((sum, amount) => sum + amount, 0) >= difference - SLACK;
}

/** The ceilings of the year's insurances, up to which pay is insured, in cents. */
const ceilingsOf = ({ insurance }: GermanPayRules): readonly number[] => [
  insurance.healthCeiling * CENTS,
  insurance.pensionCeiling * CENTS,
];

/**
 * What a German slip pays is taxed and insured, but for lines that say otherwise, ceilings and graded jobs. Where much
 * more is paid than was taxed or insured and nothing on the slip says why, one of the figures was not always what it is.
 */
export function judgeUntoldPay(draft: Draft, sheets: readonly Sheet[]): void {
  const gross = amountIn(draft, 'gross');
  const month = draft.fields.get('period')?.value;
  const rules = typeof month === 'string' ? germanPayRules(Number(month.slice(0, 4))) : null;
  if (draft.noisy || gross === null || !rules) return;
  const graded = employeeBase(gross, rules);
  const ceilings = ceilingsOf(rules);
  // What is paid once fills ceilings of past months up: a base above that of the month is not bound by it.
  const isInsured = (base: number): boolean =>
    ceilings.some((ceiling) => Math.abs(base - ceiling) <= SLACK) ||
    base > Math.max(...ceilings) ||
    base >= Math.min(gross, graded) - SLACK;
  const isUntold = (field: SlipAmount, base: number | null): base is number => {
    if (base === null || base <= 0) return false;
    const difference = gross - base;
    if (difference <= Math.max(LEAST, gross * NOTICEABLE)) return false;
    return !(field === 'social_gross' && isInsured(base)) && !isExplained(draft, sheets, difference);
  };
  const bases = (['tax_gross', 'social_gross'] as const).flatMap((field) => {
    const value = amountIn(draft, field);
    return value === null ? [] : [{ field, value }];
  });
  const untold = bases.find(({ field, value }) => isUntold(field, value));
  if (bases.length === 0) return;
  const place = draft.fields.get(untold?.field ?? 'gross');
  confirm(draft, 'payslip_insured_pay', untold ? 'failed' : 'passed', {
    expected: untold?.value ?? gross,
    found: gross,
    page: place?.page ?? null,
    box: place?.box ?? null,
  });
}
