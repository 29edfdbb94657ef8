import type { Page } from '../../evidence/page.ts';
import { accountTold } from '../fiscal/ground/account-told.ts';
import { amountBeside, householdAmount } from '../fiscal/ground/cell-figures.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { germanAddressee } from '../fiscal/ground/german-addressee.ts';
import { letterDay } from '../fiscal/ground/letter-day.ts';
import { letterhead } from '../fiscal/ground/paying-office.ts';
import { periodRows } from '../fiscal/ground/period-rows.ts';
import { captionedSteuerId } from '../fiscal/ground/steuer-id.ts';
import { yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf } from '../found.ts';
import { nameAtCaptions } from '../person/name-at-captions.ts';
import { linesOfAll, proseOf } from '../recognise/page-text.ts';
import { AMOUNT, ANY_DATE, CURRENCY, DATE, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, dayOfHit, search } from '../work-contract/search.ts';
import { signedOf } from '../work-contract/signed.ts';

const KINDS =
  '(?:kinder)?kranken(?:tage)?geld|verletztengeld|ubergangsgeld|mutterschaftsgeld|pflegegeld|wohngeld|burgergeld|grundsicherung|ausbildungsforderung|bafog|unterhaltsvorschuss';
const PER_DAY = '(?:kalender)?taglich(?:es|er)?|(?:je|pro) (?:kalender)?tag';
const PER_MONTH = 'monatlich(?:es|er|e)?|(?:je|pro|im) monat';

const daily = (of: string): RegExp[] => [
  pattern(`(?:${of})[^0-9;]{0,60}?(?:${PER_DAY})[^0-9;]{0,30}?${AMOUNT} ?${CURRENCY}`),
  pattern(`(?:${of})[^0-9;]{0,60}?${AMOUNT} ?${CURRENCY}(?: brutto| netto)? (?:${PER_DAY})`),
];
const monthly = [
  pattern(
    `fur (?:einen|jeden|den) (?:vollen |ganzen )?(?:kalender)?monat(?: \\(30 (?:kalender)?tage\\))?[^0-9;]{0,40}?${AMOUNT} ?${CURRENCY}`,
  ),
  pattern(`(?:${KINDS})[^0-9;]{0,80}?(?:${PER_MONTH})[^0-9;]{0,30}?${AMOUNT} ?${CURRENCY}`),
  pattern(`(?:${KINDS})[^;]{0,120}?${AMOUNT} ?${CURRENCY} (?:${PER_MONTH})`),
];
const from = [
  pattern(`(?:vom|fur die zeit vom|zeitraum:?)(?: vom)? ${DATE} (?:-|bis(?: zum| einschliesslich)?) `),
  pattern(`\\b(?:ab|seit)(?: dem)? ${DATE}`),
];
const until = [
  pattern(`(?:vom|zeitraum:?)(?: vom)? ${ANY_DATE} (?:-|bis(?: zum| einschliesslich)?) ${DATE}`),
  pattern(`\\b(?:langstens )?bis(?: zum| einschliesslich)? ${DATE}`),
];

/** Health insurances and the offices of towns and of the state, by what their names begin with. */
const OFFICES =
  /^(?:aok|barmer|dak|kkh|hek|hkk|tk|ikk|bkk|knappschaft|techniker krankenkasse|[a-z]+ ?(?:betriebs|innungs)?krankenkasse|stadt|landeshauptstadt|landkreis|kreis|landratsamt|jobcenter|bezirksamt|(?:wohngeld|elterngeld)\w+|amt fur|studi(?:erend)?en?t?enwerk|berufsgenossenschaft|bundesamt)\b/;

/** What an insurance or an office pays in place of work, or towards a household: how much, and for which days. */
export function benefitNotice(pages: readonly Page[]): FieldsOf<'benefit_notice'> {
  const lines = linesOfAll(pages);
  const prose = proseOf(pages);
  const issued = dayAfter(lines, /(?:^|\s)(?:datum|ausgestellt am):?(?= )/) ?? signedOf(lines).day ?? letterDay(lines);
  const [paid] = periodRows(lines);
  const start = paid?.from ?? search(prose, from, dayOfHit, 0.8);
  return {
    year: yearOfDay(start, issued),
    issue_date: issued,
    person_name: germanAddressee(lines, null) ?? nameAtCaptions(lines),
    fiscal_id: captionedSteuerId(lines),
    payer_name: letterhead(lines, OFFICES),
    gross_daily:
      amountBeside(
        lines,
        new RegExp(
          `(?:${KINDS})[a-z ]* brutto(?: (?:${PER_DAY}))?|(?:${PER_DAY})[a-z ]* brutto\\w*|brutto-?(?:${KINDS})(?: (?:${PER_DAY}))?`,
        ),
      ) ?? search(prose, daily(`brutto-?(?:${KINDS})|(?:${KINDS}) \\(?brutto`), centsOfHit, 0.8),
    net_daily:
      amountBeside(
        lines,
        new RegExp(
          `(?:${KINDS})[a-z ]* netto(?: (?:${PER_DAY}))?|(?:${PER_DAY})[a-z ]* netto\\w*|netto-?(?:${KINDS})(?: (?:${PER_DAY}))?`,
        ),
      ) ?? search(prose, [...daily(`netto-?(?:${KINDS})|(?:${KINDS}) \\(?netto`), ...daily(KINDS)], centsOfHit, 0.8),
    net_monthly:
      householdAmount(
        lines,
        new RegExp(
          `^(?:${KINDS})[a-z ]* (?:${PER_MONTH})|^monatlich(?:er?|es) (?:gesamt)?(?:zahlbetrag|auszahlungsbetrag|leistung|betrag|anspruch|${KINDS})|(?:zahl|auszahlungs)betrag monatlich`,
        ),
      ) ?? search(prose, monthly, centsOfHit, 0.8),
    benefit_total: amountBeside(
      lines,
      /(?:auszahlungsbetrag|zahlbetrag|uberweisungsbetrag|gesamtbetrag|krankengeld)(?: netto)? (?:ins)?gesamt|gesamt(?:auszahlungs|zahl)?betrag|insgesamt (?:gezahlt|ausgezahlt)|summe der zahlungen/,
    ),
    benefit_start: start,
    benefit_end: paid?.to ?? search(prose, until, dayOfHit, 0.8),
    iban: accountTold(lines),
  };
}
