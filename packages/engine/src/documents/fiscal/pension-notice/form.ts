import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Mark, weigh } from '../../recognise/marks.ts';
import { type Line, linesOfAll, type PagedWord, proseOf } from '../../recognise/page-text.ts';
import { AMOUNT, CURRENCY, pattern } from '../../work-contract/blocks.ts';
import { centsOfHit, search } from '../../work-contract/search.ts';
import { signedOf } from '../../work-contract/signed.ts';
import { dayIn } from '../cu/read-points.ts';
import type { FiscalForm, FormReading } from '../form.ts';
import { accountTold } from '../ground/account-told.ts';
import { figureLike } from '../ground/captions.ts';
import { amountInCell } from '../ground/cell-figures.ts';
import { computed } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { dayAfter, dayNear } from '../ground/day-near.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { italianIssue } from '../ground/italian-issue.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import { letterDay } from '../ground/letter-day.ts';
import { type MoneyRun, moneyRuns } from '../ground/money-runs.ts';
import { inpsNamed, pensionPayer } from '../ground/paying-office.ts';
import { captionedSteuerId, steuerIdCheck } from '../ground/steuer-id.ts';
import { yearOfDay } from '../ground/year.ts';
import { paidOut } from './paid-out.ts';
import { monthPaid, pensionNumber, yearTold } from './whose-and-when.ts';

/** What is paid to people who no longer work, by the law, by a former employer, by the state or by an insurer. */
const PENSION = String.raw`(?:\w*rente|\w*pension|ruhegeh[aä]lt\w*|ruhegeld|versorgungsbez[uü]ge?n?|(?:witwen|witwer|waisen)geld)`;
/** How letters about one are titled. */
const pensionTitle = new RegExp(
  [
    'rentenbescheid|rentenanpassung|rentenabrechnung|versorgungsbescheid|festsetzung (?:der|ihrer) versorgungsbezuge',
    'mitteilung (?:zur|uber die) (?:leistung|anpassung).{0,40}rente',
    String.raw`\b\w*(?:bescheid|mitteilung|abrechnung|bescheinigung|nachweis) (?:uber|zu|zur)(?: (?:die|den|das|der|ihr|ihre|ihrer|hohe|laufende[nr]?|monatliche[nr]?|vbl-))*(?: |-)?(?:[a-z-]+-)?${PENSION}\b`,
    'bezugemitteilung versorgung',
  ].join('|'),
);

const german: readonly Mark[] = [
  [pensionTitle, 0.5],
  [
    /deutsche rentenversicherung|renten service|\w*pensions(?:kasse|fonds)|versorgungs(?:anstalt|werk|kasse|stelle)|zusatzversorgung|unterstutzungskasse|servicezentrum|landesamt fur (?:besoldung|finanzen)/,
    0.3,
  ],
  [
    /zahlbetrag|auszuzahlender betrag|auszahlungsbetrag|uberweisungsbetrag|\bausgezahlt\b|nettoversorgung|nettorente/,
    0.25,
  ],
  [
    /altersrente|erwerbsminderung|witwe(?:r|n)(?:rente|geld)|hinterbliebenenrente|waisenrente|betriebsrente|pensionskassenrente|\bruhegehalt\b|versorgungsbezug|berufsunfahigkeitsrente|unfallrente|verletztenrente|bruttorente/,
    0.2,
  ],
  // The yearly letter of contributions promises a pension; it does not pay one.
  [
    /renteninformation|standmitteilung|versorgungszusage|stand ihrer anwartschaft|voraussichtliche (?:monatliche )?rente/,
    -0.8,
  ],
  // Pay of people who still work mentions what is put by for later.
  [
    /lohnsteuerbescheinigung|(?:entgelt|verdienst|gehalts|lohn)abrechnung|kontoauszug|anlage r\b|besteuerungsgrundlagen/,
    -0.6,
  ],
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
  dayAfter(
    lines,
    /(?:beginnt|rentenbeginn)(?: am)?:?|\banpassung (?:(?:ihrer|der|ihre) \w*rente )?zum\b|\bzum(?= \d[^;]{0,60}(?:erhoht|angepasst))/,
  ) ?? dayAfter(lines, /\bab(?: dem)?(?= \d)|\bzeit vom\b/);

const until = String.raw`\bbis(?:her|(?: zum)? \d)`;
const fromNow = String.raw`\b(?:neu|ab(?: dem)? \d)`;

/** A raised pension is printed beside the old one: the heads say which of the two holds from now on. */
const newest = (lines: readonly Line[]): ((amounts: readonly MoneyRun[]) => MoneyRun | undefined) => {
  const isHeadedBy = (first: string, second: string): boolean =>
    lines.some(({ text }) => new RegExp(`${first}.*${second}`).test(text));
  const [isLast, isFirst] = [isHeadedBy(until, fromNow), isHeadedBy(fromNow, until)];
  if (isLast && isFirst) return () => undefined;
  const count = isLast || isFirst ? 2 : 1;
  return (amounts) => (amounts.length === count ? amounts.at(isFirst ? 0 : -1) : undefined);
};

const money = (words: readonly PagedWord[]): Found<number> | null => {
  const [only, ...more] = moneyRuns(words);
  return only && more.length === 0 ? foundFrom(only.cents, only.words) : null;
};

type Labels = readonly (readonly [RegExp, RegExp])[];
/** Gross and net: in running rows, and as the captions of cells. */
const germanLabels: Labels = [
  [
    /monatlichen? (?:brutto)?\w*rente|(?:monatlicher )?betrag der (?:\w+ )?\w*rente|(?:ihre|die) \w*rente betragt|rente monatlich|monatsrente(?: brutto)?|bruttorente(?: monatlich)?|rente \(?(?:vor abzug|brutto)\)?|(?:^|\s)(?:renten|pensions)betrag|brutto(?:versorgungsbez\w+|pension|ruhegehalt)|^ruhegehalt(?= \(| brutto| monatlich)|^versorgungsbezuge? \(?(?:brutto|monatlich)\)?/,
    /^(?:hohe der )?(?:monatlichen? (?:brutto)?\w*rente|rente monatlich|monatsrente|(?:monatlicher? )?(?:bruttorente|rentenbetrag|pensionsbetrag|betrag der \w*rente)|brutto(?:versorgungsbez\w+|pension)|ruhegehalt$)/,
  ],
  [
    /(?:monatlicher )?zahlbetrag|auszuzahlender betrag|auszahlungsbetrag|uberweisungsbetrag|netto(?:rente|pension|versorgungsbez\w+|betrag)|rente \(?netto\)?|monatlich (?:aus)?gezahlt(?: werden)?|monatlich zu zahlen|werden monatlich uberwiesen/,
    /^(?:(?:monatlicher )?zahlbetrag|auszuzahlender betrag|auszahlungsbetrag|uberweisungsbetrag|netto(?:rente|pension|versorgungsbez\w+))/,
  ],
];
const italianLabels: Labels = [
  [
    /(?:totale |importo )lordo(?! annuo)(?: mensile)?|pensione (?:mensile )?lorda(?! annua)|importo mensile lordo|^lordo pensione/,
    /^(?:(?:totale |importo )lordo(?! annuo)|lordo (?:mensile|pensione)|(?:importo )?pensione (?:mensile )?lorda(?! annua)|importo mensile lordo|(?:importi )?lord[oi]$)/,
  ],
  [
    /(?:totale |importo (?:mensile )?)netto|netto (?:in pagamento|mensile|da pagare|pensione)|pensione (?:mensile )?netta/,
    /^(?:(?:totale |importo (?:mensile )?)?netto|(?:importo )?pensione (?:mensile )?netta|(?:importi )?nett[oi]$)/,
  ],
];

/** "so dass monatlich 1.030,93 EUR ausgezahlt werden": a letter may say in a sentence what is left. */
const netInWords = [
  pattern(`monatlich ${AMOUNT} ?${CURRENCY} (?:netto )?(?:aus)?(?:ge)?(?:zahlt|zahlen|uberwiesen)`),
  pattern(
    `${AMOUNT} ?${CURRENCY} (?:netto )?(?:monatlich|im monat|pro monat) (?:aus)?(?:ge)?(?:zahlt|zahlen|uberwiesen)`,
  ),
  pattern(`(?:zahlen|uberweisen) wir (?:ihnen )?(?:monatlich|jeden monat) ${AMOUNT} ?${CURRENCY}`),
];

/** What the institute pays in the whole year, as its yearly letter sums it up. */
const wholeYear =
  /(?:totale|importo|lordo|pensione) (?:complessivo )?(?:annuo lordo|lordo annuo|annua lorda|lorda annua|annuo)(?! nett)/;

/** Pensions of the state and of former employers are taxed like pay. */
const keptInGermany =
  /^(?:abzuglich |abzgl\. |\.\/\. |- ?)?(?:einbehaltene )?lohnsteuer(?: \([^)]*\)| (?:nach )?st(?:euer)?\.?-?kl(?:asse|\.)? ?(?:[1-6]|[iv]+))?(?= )/;
const kept = /(?:trattenut[ae]|ritenut[ae])(?: (?:fiscal[ei]|per|a titolo di))* irpef|^irpef\b/;

/** What is kept for the tax, with or without a minus; a row may reckon it in words before the figure. */
function taxKept(lines: readonly Line[], isGerman: boolean): Found<number> | null {
  const found = isGerman
    ? amountOf(lines, keptInGermany)
    : (amountOf(lines, kept, {}, (amounts) => amounts.at(-1)) ?? amountInCell(lines, kept));
  return found && { ...found, value: Math.abs(found.value) };
}

const holdsNow = /rente ab(?: dem)? \d/;
const heldBefore = /rente (?:bisher\b|bis(?: zum)? \d)|\bbisherige \w*rente\b/;

function read(pages: readonly Page[], isGerman: boolean): FormReading<'pension_notice'> {
  const lines = linesOfAll(pages);
  const person = italianPerson(lines);
  const pick = newest(lines);
  const labels = isGerman ? germanLabels : italianLabels;
  // Two rows of one name, of which one tells what held before.
  const now = lines.some(({ text }) => holdsNow.test(text))
    ? lines.filter(({ text }) => !heldBefore.test(text))
    : lines;
  // In a list the amount stands in the row of its caption, in a form with cells below it.
  const [gross, listed] = labels.map(
    ([row, caption]) => amountOf(now, row, {}, pick) ?? figureLike(now, caption, money),
  );
  const net = listed ?? (isGerman ? search(proseOf(pages), netInWords, centsOfHit, 0.8) : null);
  const issued =
    dayAfter(lines, isGerman ? /(?:^|\s)datum:?/ : italianIssue) ??
    figureLike(lines, isGerman ? /^datum$/ : /^data(?: (?:di )?(?:emissione|pagamento|rilascio))?$/, dayIn) ??
    letterDay(lines) ??
    (isGerman ? signedOf(lines).day : null);
  const start = isGerman ? germanStart(lines) : dayNear(lines, /decorrenza/);
  const steuerId = isGerman ? captionedSteuerId(lines) : null;
  const told = isGerman ? null : yearTold(lines);
  return {
    fields: {
      tax_year: told,
      // A raise holds from its own year on; what an Italian pension began with says nothing of this paper.
      year: told ?? yearOfDay(...(isGerman ? [start, issued] : [issued])),
      period: isGerman ? null : monthPaid(lines),
      issue_date: issued,
      person_name: isGerman ? germanAddressee(lines, null) : person.name,
      fiscal_id: isGerman ? steuerId : person.code,
      payer_name: isGerman ? pensionPayer(lines) : inpsNamed(lines),
      sv_number: isGerman ? pensionNumber(lines) : null,
      gross_income: isGerman ? null : amountOf(lines, wholeYear),
      gross_monthly: gross ?? null,
      net_monthly: net ?? null,
      tax: taxKept(lines, isGerman),
      benefit_start: start,
      employment_kind: (net ?? gross) ? computed('pension', [net ?? gross ?? null]) : null,
      iban: accountTold(lines),
    },
    confirmations: [
      ...person.confirmations,
      ...steuerIdCheck(steuerId),
      ...confirm('pension_net', paidOut(lines, gross, net), net ?? null),
    ],
  };
}

/** A letter begins where it has a title and says to whom it goes; what is enclosed has one of the two. */
const title = new RegExp(
  String.raw`${pensionTitle.source}|bescheid uber .{0,30}rente|anpassung|mitteilung zur|cedolino|certificato di pensione|\bobis\s?m\b|liquidazione`,
);

const notice = (
  country: string,
  marks: readonly Mark[],
  addressed: RegExp,
  /** What has to be there whatever else is: slips of people who work name pensions and their funds too. */
  must: RegExp,
): FiscalForm<'pension_notice'> => ({
  type: 'pension_notice',
  country,
  recognise: (text) => {
    const score = weigh(text, marks);
    return score < 0.5 || !must.test(text) ? null : { score, starts: title.test(text) && addressed.test(text) };
  },
  read: (pages) => read(pages, country === 'DE'),
  needed: ['person_name', 'net_monthly'],
});

export const germanPensionNotice = notice(
  'DE',
  german,
  /\b(?:herrn|frau)\b/,
  new RegExp(`${pensionTitle.source}|deutsche rentenversicherung|renten service`),
);
export const italianPensionNotice = notice('IT', italian, /codice fiscale|gentile|egregio/, /pension|obis/);
