import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll } from '../../recognise/page-text.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { computed } from '../ground/computed.ts';
import { dayAfter, dayNear } from '../ground/day-near.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import type { MoneyRun } from '../ground/money-runs.ts';

const german: readonly Mark[] = [
  [/rentenbescheid|rentenanpassung|mitteilung (?:zur|uber die) (?:leistung|anpassung).{0,40}rente/, 0.5],
  [/deutsche rentenversicherung|renten service/, 0.3],
  [/zahlbetrag|auszuzahlender betrag/, 0.25],
  [/altersrente|erwerbsminderungsrente|witwe(?:r|n)rente|hinterbliebenenrente/, 0.2],
  // The yearly letter of contributions promises a pension; it does not pay one.
  [/renteninformation/, -0.8],
];

const italian: readonly Mark[] = [
  [
    /cedolino (?:mensile )?(?:di |della )?pensione|certificato di pensione|modello obis\s?m|\bobism\b|comunicazione di liquidazione/,
    0.5,
  ],
  [/\binps\b/, 0.2],
  [/(?:categoria|pensione n\.?)\W.{0,12}\b(?:vo|io|so|as|invciv|pm)\b/, 0.2],
  [/pension[ei]/, 0.1],
  [/importo (?:netto|lordo)/, 0.1],
  [/certificazione unica|naspi/, -0.5],
  // The list of contributions says what was once earned, not what is paid.
  [/estratto conto (?:previdenziale|contributivo|certificativo)/, -1],
];

/** A letter is dated by an application and by other letters too: only what begins says when. */
const germanStart = (lines: readonly Line[]): Found<string> | null =>
  dayAfter(lines, /(?:beginnt|rentenbeginn)(?: am)?:?/) ?? dayAfter(lines, /\bab(?: dem)?(?= \d)|\bzeit vom\b/);

/** A raised pension is printed beside the old one: what holds from now on stands last. */
const newest = (lines: readonly Line[]): ((amounts: readonly MoneyRun[]) => MoneyRun | undefined) => {
  const isRaised = lines.some(({ text }) => /\bbis(?:her|(?: zum)? \d).*\b(?:neu|ab(?: dem)? \d)/.test(text));
  return (amounts) => (amounts.length === (isRaised ? 2 : 1) ? amounts.at(-1) : undefined);
};

function read(pages: readonly Page[], isGerman: boolean): FormReading {
  const lines = linesOfAll(pages);
  const person = italianPerson(lines);
  const pick = newest(lines);
  const gross = amountOf(
    lines,
    isGerman
      ? /monatliche (?:brutto)?rente|rente vor abzug|(?:^|\s)rentenbetrag/
      : /(?:totale |importo )lordo(?: mensile)?|pensione lorda|importo mensile lordo/,
    {},
    pick,
  );
  const net = amountOf(
    lines,
    isGerman
      ? /(?:monatlicher )?zahlbetrag|auszuzahlender betrag|auszahlungsbetrag/
      : /importo netto|netto (?:in pagamento|mensile|da pagare)/,
    {},
    pick,
  );
  return {
    fields: {
      tax_year: null,
      issue_date: dayAfter(lines, isGerman ? /(?:^|\s)datum:?/ : /(?:^|\s)data:?/),
      person_name: isGerman ? germanAddressee(lines, null) : person.name,
      fiscal_id: person.code,
      gross_income: null,
      gross_monthly: gross,
      net_monthly: net,
      benefit_start: isGerman ? germanStart(lines) : dayNear(lines, /decorrenza/),
      employment_kind: (net ?? gross) ? computed('pension', [net ?? gross]) : null,
    },
    confirmations: person.confirmations,
  };
}

/** A letter begins where it has a title and says to whom it goes; what is enclosed has one of the two. */
const title = /rentenbescheid|anpassung|mitteilung zur|cedolino|certificato di pensione|\bobis\s?m\b|liquidazione/;

const notice = (country: string, marks: readonly Mark[], addressed: RegExp): FiscalForm => ({
  type: 'pension_notice',
  country,
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 ? null : { score, starts: title.test(text) && addressed.test(text) };
  },
  read: (pages) => read(pages, country === 'DE'),
  needed: ['person_name', 'net_monthly'],
});

export const germanPensionNotice = notice('DE', german, /\b(?:herrn|frau)\b/);
export const italianPensionNotice = notice('IT', italian, /codice fiscale|gentile|egregio/);
