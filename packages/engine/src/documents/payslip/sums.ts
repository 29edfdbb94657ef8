import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { type Candidate, candidatesFor, wordsRightOf } from '../../extraction/label-values.ts';
import { CELL_GAP, gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { readAmount, readRuledAmount, unit } from './amount-text.ts';
import { belowBrackets } from './below-brackets.ts';
import { kindOfHead, kindOfList } from './block-heads.ts';
import { isTotalOfChain } from './chain-totals.ts';
import { withoutExplanations } from './explained.ts';
import { isParted } from './in-brackets.ts';
import { leftOf } from './left-amounts.ts';
import { withMarkedRow } from './marked-rows.ts';
import { inMatrix, namesMatrixRow } from './matrix-of-parts.ts';
import { columnsOfOthers, isInside, ofYear, yearlyColumns } from './month-columns.ts';
import { pastAccount } from './past-account.ts';
import { amountsIn } from './row-amounts.ts';
import { inCells, inOrder, pastBase, withRowSums, withSplitRow } from './row-sums.ts';
import { yearlyZones } from './yearly-zones.ts';

/** An amount that may be meant by a label. */
export interface Sum extends Candidate<number> {
  /** Stands in a block of the year's totals so far. */
  readonly yearly: boolean;
  /** Printed without a comma, on a form with a rule between euros and cents. */
  readonly ruled: boolean;
}

export type Sums = ReadonlyMap<string, readonly Sum[]>;

const COST_OF_CLAIMED = 1.5;

/** Words that turn a label into one of the year: "progr. imp. INPS", "imponibile fiscale anno", "Lohnsteuer kumuliert". */
const ofTheYear =
  /^(?:ann[ou]|progr|kumul|kum\b|jahr|aufgel|prec|bisher|ytd|j[sw]\b|(?:seit|ab) (?:jahresbeginn|jan|0?1 0?1\b)|(?:im|lfd|laufendes) (?:kalender)?jahr|jan(?:uar)? |year to date)/;
/** The same before it: "kum. Lohnsteuer", "aufgelaufene Lohnsteuer". */
const ofTheYearBefore = /^(?:progr|kum\b|kumul|cumul|aufgel|bisher|ytd$|jahr$|jahres(?:summe|wert)|date$)/i;
const year = /^20\d\d$/;
/** Words that may say so. */
const WORDS_OF_YEAR = 3;

function isYearlyWording(sheet: Sheet, label: Label): boolean {
  const row = sheet.rows[label.row];
  const [first, last] = [label.words[0], label.words.at(-1)];
  if (!row || !first || !last) return false;
  const [before, next] = [row.words[row.words.indexOf(first) - 1], row.words[row.words.indexOf(last) + 1]];
  const isClose = (a: Word, b: Word): boolean => gapBetween(a, b) < 1.2;
  const said = (words: readonly Word[]): string => plainWordsOf(words.map(({ text }) => text).join(' ')).trim();
  if (before && isClose(before, first) && ofTheYearBefore.test(said([before]))) return true;
  if (!next || !isClose(last, next)) return false;
  // "Brutto 2026 bisher": the year itself may come first.
  const at = row.words.indexOf(next) + (year.test(next.text) ? 1 : 0);
  return ofTheYear.test(said(row.words.slice(at, at + WORDS_OF_YEAR)));
}

/** A row that says first that its sums are those of the year so far: "Summen 2026 bis einschl. Oktober: … Netto …". */
const opensYear =
  /^(?:jahres)?(?:summen?|werte) (?:(?:im |fur |des |seit )?(?:jahr(?:es)? )?(?:\d{1,2} ){0,2}20\d\d|(?:des |im )?(?:lfd |laufende[ns] )?jahr(?:es)?\b|bis einschl\w*|seit jahresbeginn)\b|^(?:totali|progressivi|valori) (?:dell )?(?:anno )?20\d\d\b|^progressivi (?:al|a|fino|ann[ou]i?)\b/;
/** Words that head a block of the year as well: they speak of what runs on behind them without the gap of a column. */
const speaksOfYear =
  /\b(?:seit (?:jahresbeginn|januar|0?1 0?1(?: 20\d\d)?)|aufgelaufen(?:e \w+)?|kumuliert(?:e \w+)?|jahressummen?|jahreswerte|jahreskumul\w*|year to date|ytd|jan(?:uar)? (?:bis|-) \p{L}{3,9})\b|\bda(?:ll)? ?inizio(?: dell)? anno\b/u;

/** What a month comes to, and what is put aside in it. */
const totals: ReadonlySet<string> = new Set(['net', 'gross', 'total_deductions', 'severance', 'severance_accrual']);

/** "Progr.: imp. fisc. 13.814,26 IRPEF 420,15 TFR mese 95,55": a row of the year may tell a sum of the month as well. */
const headsYear = /^(?:pr[o0]gr(?:essiv[oi]|\.)?|jahr|jahres\p{L}+|kum(?:ulativ|uliert|\.)?):$/iu;
const saysMonth = /^(?:mese|monat)/i;

function isInYearlyRow(sheet: Sheet, label: Label): boolean {
  const row = sheet.rows[label.row];
  const first = label.words[0];
  if (!row || !first) return false;
  if (headsYear.test(row.words[0]?.text ?? '')) return !label.words.some(({ text }) => saysMonth.test(text));
  const at = row.words.indexOf(first);
  const gap = row.words.slice(0, at).findLastIndex((word, index) => {
    const next = row.words[index + 1];
    return next !== undefined && gapBetween(word, next) > CELL_GAP;
  });
  const said = (from: number): string => {
    const words = row.words.slice(from, at).map(({ text }) => text);
    return plainWordsOf(words.join(' ')).trim();
  };
  const head = row.cells[0];
  // Over a row of figures of the year stands a row of captions, which begins with what they are. The month's share of the
  // severance is told among them.
  const isHeaded =
    head !== undefined &&
    head.box.right < label.box.left &&
    row.cells.length > 2 &&
    !label.name.startsWith('severance') &&
    amountsIn(row.words).length === 0 &&
    ofYear.test(plainWordsOf(head.text).trim());
  // A first caption that is of the year says it of all that have their figures below them as it has, unless one is of the
  // month, or each that is of the year says so itself and this is a total.
  const sayThemselves = row.labels.filter(({ name }) => name.startsWith('ytd_')).length;
  const isAmongYears =
    amountsIn(row.words).length === 0 &&
    row.labels[0]?.name.startsWith('ytd_') === true &&
    !(sayThemselves > 1 && totals.has(label.name)) &&
    !row.words.some(({ text }) => saysMonth.test(text));
  // "Totali annui   INPS 20.000,00   IRPEF 1.364,60": a cell without a figure says what the rest of its row is.
  const opensRow =
    head !== undefined &&
    row.cells.length > 2 &&
    head.box.right < label.box.left &&
    !label.name.startsWith('severance') &&
    !row.labels.some((other) => other.name !== 'yearly' && other.words.some((word) => head.words.includes(word))) &&
    kindOfHead(head) === 'year';
  return isHeaded || isAmongYears || opensRow || opensYear.test(said(0)) || speaksOfYear.test(said(gap + 1));
}

/** Results of the month that are told in a list of the year say so themselves. */
const ofMonthAnywhere = /^(?:net|severance)/;

/** "Imponibile fiscale   1.816,20   18.162,00": of figures in a row without words between them the last is the year's. */
function isBeforeAnother(sheet: Sheet, { label, words }: Candidate<number>): boolean {
  const behind = wordsRightOf(sheet, label);
  const next = behind.slice(behind.indexOf(words.at(-1) as Word) + 1).find(({ text }) => !unit.test(text));
  return next !== undefined && readAmount(next.text) !== null;
}

/** Captions with their figures beside them, under a heading that speaks of the year so far. */
const isInYearlyList = (sheet: Sheet, found: Candidate<number>): boolean =>
  found.side === 'right' &&
  !ofMonthAnywhere.test(found.label.name) &&
  !isBeforeAnother(sheet, found) &&
  kindOfList(sheet, found.label.row, around([found.label.box, found.box])) === 'year';

/** The only amount of its label's row: what follows from a table stands under one of its columns without being of it. */
function isAloneInRow(sheet: Sheet, { label, words }: Candidate<number>): boolean {
  const amounts = amountsIn(sheet.rows[label.row]?.words ?? []);
  return amounts.length === 1 && amounts[0]?.words[0] === words[0];
}

/** "Lordo" over the earnings, beside the head of what is taken off: below it stands the first of them and not their sum. */
function headsColumn(sheet: Sheet, { side, label }: Candidate<number>): boolean {
  const isSum = label.name === 'gross' || label.name === 'total_deductions' || label.name === 'net';
  const labels = isSum && side === 'below' ? (sheet.rows[label.row]?.labels ?? []) : [];
  return labels.some((other) => other !== label && other.name.startsWith('column_'));
}

export interface SumOptions {
  /** Whether amounts may be printed without their comma. */
  readonly ruled: boolean;
  /** Labels whose column is a heading of a table, and which therefore own nothing themselves. */
  readonly without: ReadonlySet<string>;
  /** How many rows a block of the year's totals may have. */
  readonly yearlyRows: number;
  /** Labels that never announce a total of the year, wherever they stand. */
  readonly monthly: ReadonlySet<string>;
}

function sumsOn(sheet: Sheet, options: SumOptions): Sum[] {
  const zones = yearlyZones(sheet, options.yearlyRows);
  const columns = yearlyColumns(sheet);
  const others = columnsOfOthers(sheet);
  const labels = sheet.labels.filter(
    (label) => !options.without.has(label.name) && !ofDays.has(label.name) && !namesMatrixRow(sheet, label),
  );
  const printed = labels.flatMap((label) =>
    [
      ...withRowSums(sheet, withoutExplanations(sheet, candidatesFor(sheet, label, { parse: readAmount, words: 2 })))
        .flatMap((found) => inOrder(sheet, withMarkedRow(sheet, withSplitRow(sheet, found))) ?? [])
        .flatMap((found) => inCells(sheet, found) ?? [])
        .flatMap((found) => inMatrix(sheet, found) ?? []),
      ...pastBase(sheet, label),
      ...leftOf(sheet, label),
      ...pastAccount(sheet, label),
      ...belowBrackets(sheet, label),
    ].map((found) => ({ ...found, ruled: false })),
  );
  const ruled = options.ruled
    ? labels.flatMap((label) =>
        candidatesFor(sheet, label, { parse: readRuledAmount, words: 1 }).map((found) => ({ ...found, ruled: true })),
      )
    : [];
  return [...printed, ...ruled]
    .filter((found) => !isParted(sheet, found) && !isTotalOfChain(sheet, found))
    .flatMap((found) => {
      if (!headsColumn(sheet, found)) return [found];
      // At the foot the names of both columns stand once more, with the net beside them: told where the sums come out.
      return found.label.name === 'net' ? [{ ...found, cost: found.cost + COST_OF_CLAIMED }] : [];
    })
    .filter(({ box }) => !others.some((column) => isInside(column, box)))
    .map((found) => {
      const isMonths = options.monthly.has(found.label.name);
      const isFree = isMonths && !isToldAgain(sheet, found.label);
      const inZone = zones.some((zone) => (zone.isBlock || !isFree) && isInside(zone, found.box));
      const inColumn =
        columns.some((column) => isInside(column, found.box)) && !(isMonths && isAloneInRow(sheet, found));
      return {
        ...found,
        yearly:
          inZone ||
          inColumn ||
          isYearlyWording(sheet, found.label) ||
          isInYearlyRow(sheet, found.label) ||
          isInYearlyList(sheet, found),
      };
    });
}

const ofTheYearAsWell = /^(?:tax_)?gross$|^wage_tax$/;

/** A result in a row of captions that the year repeats, of which the slip has told one above: it is the year's as well. */
const isToldAgain = (sheet: Sheet, { name, row }: Label): boolean =>
  sheet.labels.some((other) => other.name === name && other.row < row) &&
  (sheet.rows[row]?.labels ?? []).some((other) => ofTheYearAsWell.test(other.name));

/** Captions of days: an amount that stands below one of them is none of theirs. */
const ofDays: ReadonlySet<string> = new Set(['hire', 'end', 'expires', 'birth', 'since', 'seniority', 'first_entry']);

/** A printed amount belongs to one label: the nearest one claims it, for all others it is far-fetched. */
function withClaims(sums: readonly Sum[]): Sum[] {
  const nearest = new Map<Word, number>();
  for (const sum of sums) {
    const word = sum.words[0];
    if (word) nearest.set(word, Math.min(sum.cost, nearest.get(word) ?? Number.POSITIVE_INFINITY));
  }
  return sums.map((sum) => {
    const word = sum.words[0];
    const claimed = word !== undefined && (nearest.get(word) ?? 0) < sum.cost;
    return claimed ? { ...sum, cost: sum.cost + COST_OF_CLAIMED } : sum;
  });
}

/** Sums of a year so far are at least so many times those of the month. */
const YEARLY = 1.5;
const FEWEST_OF_YEAR = 2;
const NEAR = 1.3;

/** Whether a row repeats what other rows of the page say of the month, each figure larger: the year in one line. */
function isYearInOneRow(row: readonly Sum[], all: readonly Sum[]): boolean {
  const compared = row.flatMap((sum) => {
    const others = all.filter(
      ({ label, page, cost, yearly }) =>
        label.name === sum.label.name && page === sum.page && label.row !== sum.label.row && cost <= NEAR && !yearly,
    );
    return sum.cost <= NEAR && others.length > 0 && sum.value > 0
      ? [others.every(({ value }) => sum.value >= Math.abs(value) * YEARLY)]
      : [];
  });
  return compared.length >= FEWEST_OF_YEAR && compared.every(Boolean);
}

function withYearInOneRow(sums: readonly Sum[]): Sum[] {
  const rows = [...new Set(sums.map(({ page, label }) => `${page} ${label.row}`))];
  const yearly = new Set(
    rows.filter((key) =>
      isYearInOneRow(
        sums.filter(({ page, label, side }) => side === 'right' && `${page} ${label.row}` === key),
        sums.filter(({ side }) => side === 'right'),
      ),
    ),
  );
  return sums.map((sum) => (yearly.has(`${sum.page} ${sum.label.row}`) ? { ...sum, yearly: true } : sum));
}

/** All amounts by the field that their label announces, the likeliest first. */
export function sumsOf(sheets: readonly Sheet[], options: SumOptions): Sums {
  const byField = new Map<string, Sum[]>();
  for (const sum of withYearInOneRow(sheets.flatMap((sheet) => withClaims(sumsOn(sheet, options))))) {
    byField.set(sum.label.name, [...(byField.get(sum.label.name) ?? []), sum]);
  }
  for (const list of byField.values()) list.sort((a, b) => a.cost - b.cost);
  return byField;
}
