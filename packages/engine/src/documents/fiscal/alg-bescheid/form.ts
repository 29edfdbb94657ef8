import { addDays } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { around } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll, proseOf, type RunningText } from '../../recognise/page-text.ts';
import { AMOUNT, CURRENCY, DATE, pattern } from '../../work-contract/blocks.ts';
import { centsOfHit, dayOfHit, search } from '../../work-contract/search.ts';
import { signedOf } from '../../work-contract/signed.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { accountTold } from '../ground/account-told.ts';
import { grantBegins } from '../ground/begins.ts';
import { amountBeside } from '../ground/cell-figures.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter } from '../ground/day-near.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { grantedOf, officeOf } from '../ground/granted.ts';
import { letterDay } from '../ground/letter-day.ts';
import { type PeriodRow, periodRows } from '../ground/period-rows.ts';
import { captionedSteuerId, steuerIdCheck } from '../ground/steuer-id.ts';
import { yearOfDay } from '../ground/year.ts';

const title = /(?:bewilligungs|anderungs)bescheid|bescheid uber (?:die bewilligung von )?arbeitslosengeld/;

const marks: readonly Mark[] = [
  [title, 0.3],
  [/\barbeitslosengeld(?:es|s)?\b/, 0.3],
  [/agentur fur arbeit/, 0.2],
  [/leistungsbetrag|leistungssatz|zahlbetrag/, 0.15],
  [/anspruchsdauer|leistungsentgelt|bemessungsentgelt|restanspruch/, 0.15],
  // Basic support is another law and another office; it covers rent and is no income.
  [/burgergeld|jobcenter|arbeitslosengeld ii\b|\bsgb ii\b|grundsicherung/, -0.8],
  [/elterngeld/, -0.3],
  // A payslip or an account may mention the benefit.
  [/lohnsteuer(?!klasse)|kontoauszug|verdienstabrechnung|entgeltabrechnung/, -0.5],
];

/** The benefit is reckoned by the day, and a month has thirty of them. */
const DAYS_OF_A_MONTH = 30;
const LONGEST_DAYS = 720;

const ROWS_BELOW_HEAD = 3;

/** A table heads a column with it: "Anspruchsdauer (Tage)" stands above the number. */
function daysInColumn(lines: readonly Line[]): Found<number> | null {
  for (const [at, line] of lines.entries()) {
    const head =
      /anspruchsdauer\b(?:(?: in)? \(?(?:kalender)?tagen?\)?)?|\bdauer(?: in)? \(?(?:kalender)?tagen?\)?/.exec(
        line.text,
      );
    const box = head && around(line.wordsAt(head.index, head.index + head[0].length).map((word) => word.box));
    if (!box) continue;
    for (const below of lines.slice(at + 1, at + 1 + ROWS_BELOW_HEAD)) {
      const words = below
        .wordsAt(0, below.text.length)
        .filter((word) => word.box.left < box.right && box.left < word.box.right);
      const [only, ...more] = words;
      if (
        only &&
        more.every(({ text }) => /^(?:kalender)?tage$/i.test(text)) &&
        /^\d{2,3}$/.test(only.text) &&
        Number(only.text) <= LONGEST_DAYS
      )
        return foundFrom(Number(only.text), [only]);
    }
  }
  return null;
}

function daysOf(lines: readonly Line[]): Found<number> | null {
  for (const line of lines) {
    const match =
      /(?:anspruchsdauer|dauer des anspruchs|fur)[^0-9]{0,40}(\d{1,3})\s*(?:kalender)?tage/.exec(line.text) ??
      /(?:anspruchsdauer|dauer des anspruchs)(?: in)? \(?(?:kalender)?tagen?\)?:? (\d{1,3})\b/.exec(line.text);
    const digits = match?.[1];
    if (!match || !digits || Number(digits) > LONGEST_DAYS) continue;
    const start = match.index + match[0].lastIndexOf(digits);
    return foundFrom(Number(digits), line.wordsAt(start, start + digits.length));
  }
  return daysInColumn(lines);
}

/** A table prints the day's amount and, beside it, the month's: thirty times as much says which is which. */
function inTable(rows: readonly PeriodRow[]): { daily: Found<number> | null; monthly: Found<number> | null } {
  for (const { amounts } of rows) {
    const monthly = amounts.find((one) => amounts.some((day) => day.cents * DAYS_OF_A_MONTH === one.cents));
    const daily = monthly && amounts.find((day) => day.cents * DAYS_OF_A_MONTH === monthly.cents);
    if (monthly && daily)
      return { daily: foundFrom(daily.cents, daily.words), monthly: foundFrom(monthly.cents, monthly.words) };
  }
  return { daily: null, monthly: null };
}

/** `in Höhe von 41,87 Euro täglich (monatlich 1.256,10 Euro)`: a letter may say both in a sentence. */
const inWords = {
  daily: [
    pattern(`${AMOUNT} ?${CURRENCY} (?:kalender)?(?:taglich|am tag|pro tag|je (?:kalender)?tag)`),
    pattern(
      `(?<!entgelt )(?:kalender)?taglich(?:e[sn]? arbeitslosengeld)?(?: in hohe)?(?: von| betragt)? ${AMOUNT} ?${CURRENCY}`,
    ),
  ],
  monthly: [
    pattern(`${AMOUNT} ?${CURRENCY} (?:monatlich|im monat|pro monat|je monat)`),
    pattern(`monatlich(?: in hohe)?(?: von)? ${AMOUNT} ?${CURRENCY}`),
  ],
} as const;

const assessed = pattern(
  `(?:taglich\\w* bemessungsentgelt|bemessungsentgelt (?:kalender)?taglich)(?: in hohe)?(?: von| betragt)? ${AMOUNT} ?${CURRENCY}`,
);

/** What the daily benefit is reckoned from, and what is left of it, are no benefit. */
const isReckonedFrom = (prose: RunningText, start: number): boolean =>
  /(?:bemessungs|leistungs)entgelt[^.;]{0,40}$/.test(prose.text.slice(Math.max(0, start - 60), start));

const told = (prose: RunningText, patterns: readonly RegExp[]): Found<number> | null =>
  search(prose, patterns, (hit) => (isReckonedFrom(prose, hit.start) ? null : centsOfHit(hit)), 0.8);

const ends = pattern(
  `(?:anspruch|leistung|zahlung|bewilligung)[^0-9;.]{0,40}\\bendet[^0-9;.]{0,20} (?:am|zum|mit(?: ablauf)?(?: des| dem)?) ${DATE}`,
);

/** The last day: as printed, else as many days after the first as the claim has. */
function endOf(
  lines: readonly Line[],
  prose: RunningText,
  start: Found<Day> | null,
  days: Found<number> | null,
): Found<Day> | null {
  const printed = dayAfter(
    lines,
    /\b(?:bis(?: zum| einschliesslich)?|anspruchsende(?: voraussichtlich)?|leistungsende|endet am|(?:(?:voraussichtliches?|spatestes) )?ende(?: (?:des anspruchs|der (?:leistung|zahlung|bewilligung)|des bewilligungszeitraums))?)(?=:? ?\d)/,
  );
  const last = start && days && addDays(start.value, days.value - 1);
  const inSentence = search(prose, [ends], dayOfHit, 0.8);
  return printed ?? inSentence ?? (last ? computed(last, [start, days]) : null);
}

function read(pages: readonly Page[], _today: Day): FormReading<'alg_bescheid'> {
  const lines = linesOfAll(pages);
  const prose = proseOf(pages);
  // A sentence tells of the time that the benefit is reckoned from as well; what is paid stands beside its days.
  const all = periodRows(lines);
  const paid = all.filter(({ amounts }) => amounts.length > 0);
  const rows = paid.length > 0 ? paid : all;
  const table = inTable(rows);
  const daily =
    amountBeside(
      lines,
      /taglicher (?:leistungs|zahl)(?:betrag|satz)|(?:leistungsbetrag|leistungssatz)(?! (?:monat|im monat|pro monat|je monat))(?: je tag| taglich)?/,
    ) ??
    table.daily ??
    told(prose, inWords.daily);
  const printed =
    amountBeside(lines, /(?:^|\s)monatlich(?:er (?:leistungs|zahl|auszahlungs)betrag)?(?=\W)/) ??
    table.monthly ??
    told(prose, inWords.monthly);
  const monthly = printed ?? (daily && computed(daily.value * DAYS_OF_A_MONTH, [daily]));
  const days = daysOf(lines);
  const start = rows[0]?.from ?? grantBegins(lines);
  const id = captionedSteuerId(lines);
  const issued = dayAfter(lines, /(?:^|\s)datum:?/) ?? signedOf(lines).day ?? letterDay(lines);
  return {
    fields: {
      tax_year: null,
      year: yearOfDay(start, issued),
      issue_date: issued,
      person_name: germanAddressee(lines, null),
      fiscal_id: id,
      // The office of the town says more than the name of all of them above it.
      payer_name:
        officeOf(lines, /^agentur fur arbeit [a-z][a-z-]+(?=,|$)/) ??
        officeOf(lines, /(?:bundes)?agentur fur arbeit(?: [a-z][a-z-]+)?/),
      gross_income: null,
      net_monthly: monthly,
      net_daily: daily,
      assessed_daily:
        amountBeside(
          lines,
          /(?:tagliches )?bemessungsentgelt(?: (?:kalender)?taglich| je (?:kalender)?tag| pro tag)?/,
        ) ?? search(prose, [assessed], centsOfHit, 0.8),
      benefit_start: start,
      benefit_end: rows.at(-1)?.to ?? endOf(lines, prose, start, days),
      benefit_days: days,
      is_accepted: grantedOf(
        lines,
        /abgelehnt|ablehnungsbescheid|nicht bewilligt|aufgehoben|aufhebungsbescheid/,
        /bewilligt|bewilligung|bewilligungsbescheid/,
      ),
      employment_kind: monthly ? computed('unemployment_benefit', [monthly]) : null,
      iban: accountTold(lines),
    },
    confirmations: steuerIdCheck(id),
  };
}

/** What an employment agency pays to somebody out of work: how much a day and a month, from when, until when. */
export const algBescheid: FiscalForm<'alg_bescheid'> = {
  type: 'alg_bescheid',
  country: 'DE',
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: title.test(text) && /agentur fur arbeit/.test(text) };
  },
  read,
  needed: ['person_name', 'net_monthly', 'benefit_start'],
};
