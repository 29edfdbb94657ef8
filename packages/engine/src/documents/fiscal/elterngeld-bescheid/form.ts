import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll } from '../../recognise/page-text.ts';
import { signedOf } from '../../work-contract/signed.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { accountTold } from '../ground/account-told.ts';
import { grantBegins } from '../ground/begins.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter } from '../ground/day-near.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { grantedOf, officeOf } from '../ground/granted.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import { letterDay } from '../ground/letter-day.ts';
import { type PeriodRow, periodRows } from '../ground/period-rows.ts';
import { captionedSteuerId, steuerIdCheck } from '../ground/steuer-id.ts';
import { yearOfDay } from '../ground/year.ts';

const title = /elterngeldbescheid|bescheid uber (?:die (?:gewahrung|bewilligung) von )?(?:basis)?elterngeld/;

const marks: readonly Mark[] = [
  [title, 0.4],
  [/\b(?:basis)?elterngeld(?:\s?plus|es|s)?\b/, 0.25],
  [/elterngeldstelle|\bbeeg\b|elternzeitgesetz/, 0.2],
  [/lebensmonat/, 0.25],
  [/bewilligt|bewilligung/, 0.1],
  // The form by which it is asked for, and papers that merely mention it.
  [/antrag auf elterngeld|lohnsteuer|kontoauszug|verdienstabrechnung|entgeltabrechnung/, -0.6],
];

interface PaidMonth {
  readonly from: Found<Day>;
  readonly to: Found<Day>;
  readonly amount: Found<number>;
}

/**
 * Months of the child's life for which something is paid; the last amount of a row is what comes out of it. Where a
 * table tells what was set off behind that, its sum is the one of the first amounts.
 */
function paidMonths(lines: readonly Line[]): PaidMonth[] {
  const rows = periodRows(lines);
  const [last, first] = [-1, 0].map((column) => monthsOf(rows, column));
  return first && last && grantedInAll(lines, last) === null && grantedInAll(lines, first) !== null
    ? first
    : (last ?? []);
}

function monthsOf(rows: readonly PeriodRow[], column: number): PaidMonth[] {
  return rows
    .flatMap(({ from, to, amounts }) => {
      const paid = amounts.at(column);
      const amount = paid && paid.cents > 0 ? foundFrom(paid.cents, paid.words) : null;
      return amount ? [{ from, to, amount }] : [];
    })
    .toSorted((a, b) => (a.from.value < b.from.value ? -1 : 1));
}

/** A month is granted as well where pay for mothers is set off against it and nothing is left to be paid. */
function firstGranted(pages: readonly Page[]): Found<Day> | null {
  const rows = periodRows(linesOfAll(pages)).filter(({ amounts }) => amounts.some(({ cents }) => cents > 0));
  return rows.map(({ from }) => from).toSorted((a, b) => (a.value < b.value ? -1 : 1))[0] ?? null;
}

/** Days of the months that are granted; those that the income was counted in are others. */
const granted = /lebensmonat|bezugs(?:zeitraum|dauer)|bewilligungszeitraum|leistungszeitraum|\bzeitraum\b|elterngeld/;
const counted = /bemessung|einkommen|erwerbstatig|mutterschutz/;

/** First and last day of what is granted, where one amount holds for all months. */
function grantedDays(lines: readonly Line[]): { from: Found<Day> | null; to: Found<Day> | null } {
  const rows = periodRows(lines.filter(({ text }) => granted.test(text) && !counted.test(text)));
  const byDay = (a: Found<Day>, b: Found<Day>): number => (a.value < b.value ? -1 : 1);
  const from = rows.map((row) => row.from).toSorted(byDay)[0] ?? null;
  const to =
    rows
      .map((row) => row.to)
      .toSorted(byDay)
      .at(-1) ?? null;
  return { from, to };
}

/** A day right behind the word: "bis 12. Lebensmonat" counts months. */
const UNTIL = /\bbis(?: zum)?(?= \d{1,2}\. ?(?:\d{1,2}\.|[a-z]{3,9}) ?\d{4})/;

/** What is paid now: the month of today, else the next one to come, else the last one there was. */
const presentOf = (months: readonly PaidMonth[], today: Day): PaidMonth | undefined =>
  months.find(({ to }) => to.value >= today) ?? months.at(-1);

/** What all months come to, as the paper sums it up; a sum that its months do not make is of something else. */
function grantedInAll(lines: readonly Line[], months: readonly PaidMonth[]): Found<number> | null {
  const printed = amountOf(lines, /^(?:gesamt)?summe\b|(?:^|\s)(?:insgesamt|gesamt(?:betrag)?)\b/);
  const sum = months.reduce((total, { amount }) => total + amount.value, 0);
  return printed && printed.value === sum ? printed : null;
}

/** What was earned in a month of the time that counts. */
const beforeBirth =
  /(?:netto(?:erwerbs)?einkommen|elterngeld-?netto|einkommen)(?: \w+){0,4}? vor (?:der|dem) (?:geburt|bezug)|(?:massgebliche[ns]?|zugrunde ?gelegte[ns]?|durchschnittliche[ns]?) (?:monatliche[ns]? )?(?:netto(?:erwerbs)?einkommen|elterngeld-?netto)|^elterngeld-?netto(?: \([^)]*\))?/;
/** Before what is taken off by a flat rate. */
const grossBeforeBirth =
  /(?:durchschnittliche[nrs]? )?(?:monats-?brutto(?:einkommen|lohn|entgelt)?|brutto-?monats(?:einkommen|lohn|entgelt)|(?:durchschnittliche[ns]?|monatliche[ns]?) brutto(?:erwerbs)?(?:einkommen|lohn|entgelt))\b/;

function read(pages: readonly Page[], today: Day): FormReading<'elterngeld_bescheid'> {
  const lines = linesOfAll(pages);
  const months = paidMonths(lines);
  const days = grantedDays(lines);
  const monthly =
    presentOf(months, today)?.amount ??
    amountOf(lines, /^(?:basis)?elterngeld(?:\s?plus)? (?:monatlich|im monat|pro monat)/) ??
    amountOf(lines, /(?:elterngeld(?:\s?plus)?|zahlbetrag|betrag)[^0-9]{0,20}monatlich|monatlich(?:es|er)?(?= )/);
  const start = (months.length > 0 ? firstGranted(pages) : null) ?? days.from ?? grantBegins(lines);
  const issued = dayAfter(lines, /(?:^|\s)datum:?/) ?? signedOf(lines).day ?? letterDay(lines);
  const id = captionedSteuerId(lines);
  return {
    fields: {
      tax_year: null,
      year: yearOfDay(start, issued),
      issue_date: issued,
      person_name: germanAddressee(lines, null),
      fiscal_id: id,
      payer_name: officeOf(
        lines,
        /elterngeldstelle(?: (?:beim|bei der|der|des) [a-z-]+(?: [a-z-]+)?| (?!bei)[a-z][a-z-]+)?|familienkasse|landesamt [a-z ]{3,40}|l-bank\b|zentrum bayern familie und soziales|landeskreditbank baden-wurttemberg/,
      ),
      gross_income: null,
      net_monthly: monthly,
      net_before: amountOf(lines, beforeBirth),
      gross_before: amountOf(lines, grossBeforeBirth),
      benefit_total: grantedInAll(lines, months),
      benefit_start: start,
      benefit_end: months.at(-1)?.to ?? days.to ?? dayAfter(lines, UNTIL),
      is_accepted: grantedOf(lines, /abgelehnt|ablehnung|nicht bewilligt/, /bewilligt|bewilligung|gewahrt/),
      employment_kind: monthly ? computed('parental_benefit', [monthly]) : null,
      iban: accountTold(lines),
    },
    confirmations: steuerIdCheck(id),
  };
}

/** What is paid to parents month by month of their child's life, and until when. */
export const elterngeldBescheid: FiscalForm<'elterngeld_bescheid'> = {
  type: 'elterngeld_bescheid',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: title.test(text) };
  },
  read,
  needed: ['person_name', 'net_monthly', 'benefit_end'],
};
