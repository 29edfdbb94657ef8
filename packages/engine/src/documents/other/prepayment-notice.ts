import { middleX } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { germanAddressee } from '../fiscal/ground/german-addressee.ts';
import { amountOf } from '../fiscal/ground/labelled-amount.ts';
import { letterDay } from '../fiscal/ground/letter-day.ts';
import { type MoneyRun, moneyRuns } from '../fiscal/ground/money-runs.ts';
import { steuerIdOf } from '../fiscal/ground/steuer-id.ts';
import { yearFrom, yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOfAll, proseOf } from '../recognise/page-text.ts';
import { AMOUNT, CURRENCY, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, search } from '../work-contract/search.ts';

/** The days on which income tax is paid ahead. */
const due =
  /\b10\. ?(?:0?3|0?6|0?9|12)\.(?: ?(20\d\d))?|\b10\. (?:marz|juni|september|dezember)(?: (20\d\d))?|\b(?:[1-4]\. quartal|(?:i|ii|iii|iv)\. quartal)/;

interface Quarter {
  readonly line: Line;
  readonly amounts: readonly MoneyRun[];
}

function quarters(lines: readonly Line[]): readonly Quarter[] {
  return lines.flatMap((line) => {
    const match = due.exec(line.text);
    const amounts = match
      ? moneyRuns(line.wordsAt(match.index + match[0].length, line.text.length), { whole: true })
      : [];
    return amounts.length > 0 ? [{ line, amounts }] : [];
  });
}

/** In its row the tax comes first, and what is put on it behind; a head tells where its column is. */
function taxOf({ amounts }: Quarter, head: number | null): MoneyRun | undefined {
  return head === null
    ? amounts[0]
    : amounts.toSorted((a, b) => Math.abs(middleX(a.box) - head) - Math.abs(middleX(b.box) - head))[0];
}

function headOf(lines: readonly Line[], first: Line): number | null {
  const above = lines
    .slice(0, lines.indexOf(first))
    .filter(
      ({ page, text }) => page === first.page && /einkommensteuer/.test(text) && /soli|kirchen|summe|gesamt/.test(text),
    );
  const row = above.at(-1);
  const at = row ? /einkommensteuer/.exec(row.text) : null;
  const [word] = row && at ? row.wordsAt(at.index, at.index + at[0].length) : [];
  return word ? middleX(word.box) : null;
}

/** Where all quarters ask for the same, that is it; where they differ, the next one has to be looked up. */
function quarterly(lines: readonly Line[]): Found<number> | null {
  const rows = quarters(lines);
  const [first] = rows;
  if (!first) return null;
  const head = headOf(lines, first.line);
  const told = rows.flatMap((row) => taxOf(row, head) ?? []);
  const [one] = told;
  return one && told.every(({ cents }) => cents === one.cents) ? foundFrom(one.cents, one.words) : null;
}

const inWords = [
  pattern(`(?:vierteljahrlich|je quartal|pro quartal|je vierteljahr)[^0-9;]{0,40}?${AMOUNT} ?${CURRENCY}`),
  pattern(`${AMOUNT} ?${CURRENCY} (?:vierteljahrlich|je quartal|pro quartal)`),
];
const ofYear = [
  pattern(`(?:jahrlich|im jahr|jahresbetrag|jahrliche vorauszahlung(?:en)?)[^0-9;]{0,40}?${AMOUNT} ?${CURRENCY}`),
];

/** What a tax office asks for ahead: an outgoing of somebody who works for himself, and no proof of income. */
export function prepaymentNotice(pages: readonly Page[]): FieldsOf<'prepayment_notice'> {
  const lines = linesOfAll(pages);
  const prose = proseOf(pages);
  /** What it was reckoned from, where a sentence lists it. */
  const told = (what: string): Found<number> | null =>
    search(prose, [pattern(`${what}(?: von)?:? ${AMOUNT} ?${CURRENCY}`)], centsOfHit, 0.8);
  const issued = dayAfter(lines, /(?:^|\s)datum:?(?= )/) ?? letterDay(lines);
  return {
    year:
      yearFrom(lines, /\bfur (?:das jahr |die jahre |das kalenderjahr |kalenderjahr )?(20\d\d)\b/) ?? yearOfDay(issued),
    issue_date: issued,
    person_name: germanAddressee(lines, null),
    fiscal_id: steuerIdOf(lines),
    prepayment_quarterly: quarterly(lines) ?? search(prose, inWords, centsOfHit, 0.8),
    prepayment_yearly:
      amountOf(
        lines,
        /^(?:jahresbetrag|jahressumme|jahrlich|summe|gesamt)(?: 20\d\d)?(?= )/,
        { whole: true },
        (amounts) => amounts[0],
      ) ?? search(prose, ofYear, centsOfHit, 0.8),
    income_self_employed:
      amountOf(lines, /einkunfte aus selbstandiger (?:arbeit|tatigkeit)/, { whole: true }) ??
      told('einkunfte aus selbstandiger (?:arbeit|tatigkeit)'),
    income_business:
      amountOf(lines, /einkunfte aus gewerbebetrieb/, { whole: true }) ?? told('einkunfte aus gewerbebetrieb'),
    taxable_income:
      amountOf(lines, /zu versteuerndes einkommen/, { whole: true }) ?? told('zu versteuerndes einkommen'),
  };
}
