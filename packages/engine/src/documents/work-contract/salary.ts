import type { Found } from '../found.ts';
import type { Confirmation } from '../reading.ts';
import type { RunningText } from '../recognise/page-text.ts';
import { countOf } from './blocks.ts';
import { centsOfHit, search } from './search.ts';
import type { SalaryPeriod, Wording } from './wording.ts';

export interface Salary {
  /** As the contract says it, and per what. */
  readonly amount: Found<number> | null;
  readonly period: Found<string> | null;
  readonly paychecks: Found<number> | null;
  /** Further pay that a German contract promises, without saying how much. */
  readonly extraPay: Found<string> | null;
  readonly monthly: Found<number> | null;
  readonly yearly: Found<number> | null;
  readonly confirmations: readonly Confirmation[];
}

/** Amounts outside these are something else that is paid by the month, year or hour. */
const likely: Readonly<Record<SalaryPeriod, readonly [number, number]>> = {
  month: [20_000, 5_000_000],
  year: [300_000, 60_000_000],
  hour: [500, 30_000],
};

const MONTHS = 12;
const MOST_PAYCHECKS = 15;
const ONE_EURO = 100;
/** Pay beside the twelve months, of which the contract does not say how much it is. */
const extraPay = /(?<value>13\. monats|dreizehnt|weihnachtsgeld|urlaubsgeld|\w*sonderzahlung|\w*sonderzuwendung)/;
/** What is denied, or may be withdrawn at any time, is no promise. */
const unpromised = /\b(?:kein\w*|nicht|freiwillig\w*|ohne rechtsanspruch)\b/;

/** Whether the sentence around a hit denies it, or leaves it open. */
function isUnpromised(prose: RunningText, start: number, end: number): boolean {
  const from = prose.text.lastIndexOf('. ', start) + 1;
  const to = prose.text.indexOf('. ', end);
  return unpromised.test(prose.text.slice(from, to < 0 ? undefined : to));
}

/** "Jahressonderzahlung: keine", "eine Sonderzahlung wird nicht gewährt": then twelve months are all. */
const deniedExtra =
  /(?<value>(?:jahres)?sonder(?:zahlung|zuwendung)(?:en)?)(?: \([^)]{0,40}\))?(?::? (?:keine\b|entfallt\b|nicht vereinbart\b)|[^.;0-9]{0,20} (?:wird|werden|ist|sind) nicht (?:gezahlt|gewahrt|vereinbart|geschuldet)\b)/;
const otherExtra = /\b1[34]\. ?monats|dreizehnt|weihnachtsgeld|urlaubsgeld|gratifikation|bonus|pramie/;

/** Twelve payments, where the only pay beside them that is spoken of is denied. */
const paychecksDenied = (prose: RunningText): Found<number> | null =>
  otherExtra.test(prose.text) ? null : search(prose, [new RegExp(deniedExtra.source, 'd')], () => MONTHS);

/** The words that promise pay beside the twelve months. */
const promisedExtra = (prose: RunningText): Found<string> | null =>
  search(prose, [extraPay], ({ text, start, end }) => (isUnpromised(prose, start, end) ? null : text));

/** "ein 13. Monatsgehalt": how often a month's pay is paid; a share of one, or of another amount, is not counted so. */
const thirteenth =
  /(?<value>1[34])\. ?monats(?:gehalt|gehalter|lohn|entgelt|verdienst)(?!s?\w)(?![^.;]{0,60}\d ?(?:%|eur|€))/;

export const paychecksOf = (text: string): number | null => {
  const count = countOf(text);
  return count !== null && count >= MONTHS && count <= MOST_PAYCHECKS ? count : null;
};

/** Several amounts in a row are those of several years or steps: none of them is the pay. */
const goesOn = (prose: RunningText, end: number): boolean =>
  /^\s*(?:€|eur|euro)?\s*\d[\d.]*,\d{2}/.test(prose.text.slice(end));

/** "im 2. Ausbildungsjahr 1.130,00": a step behind the first, which is not the pay of today. */
const laterStep =
  /\b(?:[2-5]\.|zweiten|dritten|vierten|second[oa]|terz[oa])\s*(?:\w*jahr\w*|anno)?:?\s*(?:eur|euro|€)?\s*$/;
const isLaterStep = (prose: RunningText, start: number): boolean =>
  laterStep.test(prose.text.slice(Math.max(0, start - 40), start));

/** What is left of the pay is told beside it, and by the month as well. */
function isNet(prose: RunningText, start: number): boolean {
  const before = /[^0-9]*$/.exec(prose.text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  return before.lastIndexOf('nett') > Math.max(before.lastIndexOf('brutto'), before.lastIndexOf('lord'));
}

/** "… übersteigt die Geringfügigkeitsgrenze von 603 EUR nicht": a limit of the law is no pay. */
const isLimit = (prose: RunningText, start: number): boolean =>
  /\b\w*grenze(?: in hohe)? von(?: derzeit)? (?:€ |eur )?$/.test(prose.text.slice(Math.max(0, start - 60), start));

/** The first of the parts that a pay is made up of is not the pay. */
const isFirstPart = (prose: RunningText, start: number): boolean =>
  /\b(?:setzt sich [^0-9;]{0,40}zusammen|besteht)(?: \w+)? aus[^0-9;]{0,60}$|\b(?:compost[oa]|si compone|costituit[oa]|suddivis[oa])(?: \w+){0,2}(?: da| d[ei](?:i|gli|lle)?|:)[^0-9;]{0,60}$/.test(
    prose.text.slice(Math.max(0, start - 140), start),
  );

/** "In Prozent des Entgelts (2.400,00)", "in percentuale del trattamento (€ 1.700,00)": what the pay is a share of is told in brackets. */
const isWhole = (prose: RunningText, start: number): boolean =>
  /(?:percentuale|\d ?%|prozent|v\. ?h\.) (?:d[ei]l(?:la|lo|l')?|der|des|von)\b[^.;0-9()]{0,90}\((?:pari a |di )?(?:€|euro|eur)? ?$/.test(
    prose.text.slice(Math.max(0, start - 140), start),
  );

function salaryPer(prose: RunningText, wording: Wording, period: SalaryPeriod): Found<number> | null {
  const [least, most] = likely[period];
  const patterns = wording.salary.filter(([per]) => per === period).map(([, pattern]) => pattern);
  return search(prose, patterns, (hit) => {
    const cents = centsOfHit(hit);
    return cents !== null &&
      cents >= least &&
      cents <= most &&
      !isNet(prose, hit.start) &&
      !isLimit(prose, hit.start) &&
      !isFirstPart(prose, hit.start) &&
      !isWhole(prose, hit.start) &&
      !goesOn(prose, hit.end) &&
      !isLaterStep(prose, hit.start)
      ? cents
      : null;
  });
}

const times = (found: Found<number> | null, factor: number): Found<number> | null =>
  found && { ...found, value: Math.round(found.value * factor) };

/** A contract that prints the pay of a month and of a year tells how often it is paid, unless something comes besides. */
function paychecksBetween(month: Found<number> | null, year: Found<number> | null): Found<number> | null {
  if (!month || !year) return null;
  const count = Math.round(year.value / month.value);
  const isWhole = Math.abs(count * month.value - year.value) <= ONE_EURO;
  return isWhole && count >= MONTHS && count <= MOST_PAYCHECKS ? { ...year, value: count } : null;
}

const promisedMonths = (prose: RunningText): Found<number> | null =>
  search(prose, [thirteenth], ({ text, start, end }) =>
    // The stop behind the figure ends no sentence.
    isUnpromised(prose, start, end + '. '.length) ? null : paychecksOf(text),
  );

interface Told {
  /** The pay of today where it rises by steps; null where nobody knows which of them holds. */
  readonly step?: Found<number> | null | undefined;
  /** How often a form says that it is paid, in a cell of its own. */
  readonly inCell?: Found<number> | null;
  readonly hour?: Found<number> | null;
  readonly month?: Found<number> | null;
}

export function salaryOf(
  prose: RunningText,
  wording: Wording,
  { step, inCell = null, hour: byHour = null, month: byMonth = null }: Told = {},
): Salary {
  const paychecks =
    inCell ??
    search(prose, wording.paychecks, ({ text }) => paychecksOf(text)) ??
    (wording.language === 'de' ? (promisedMonths(prose) ?? paychecksDenied(prose)) : null);
  const year = salaryPer(prose, wording, 'year');
  const inProse = salaryPer(prose, wording, 'month');
  const month = step === undefined ? (inProse ?? (year ? null : byMonth)) : step;
  const hour = month || year ? null : (byHour ?? salaryPer(prose, wording, 'hour'));
  // In Germany twelve is the rule; in Italy thirteen or fourteen is, so there the contract has to say it.
  const usual = wording.language === 'de' && !extraPay.test(prose.text) ? MONTHS : null;
  const count = paychecks?.value ?? usual;
  const told = (
    [
      ['month', month],
      ['year', year],
      ['hour', hour],
    ] as const
  ).find(([, found]) => found);
  const product = month && year && paychecks ? month.value * paychecks.value : null;
  return {
    amount: told?.[1] ?? null,
    period: told?.[1] ? { ...told[1], value: told[0] } : null,
    paychecks: paychecks ?? (extraPay.test(prose.text) ? null : paychecksBetween(month, year)),
    extraPay: wording.language === 'de' ? promisedExtra(prose) : null,
    monthly: month ?? (count ? times(year, 1 / count) : null),
    yearly: year ?? (count ? times(month, count) : null),
    confirmations:
      product !== null && year
        ? [
            {
              rule: 'contract_salary',
              outcome: Math.abs(product - year.value) <= ONE_EURO ? 'passed' : 'inconclusive',
              expected: product,
              found: year.value,
              page: year.page,
              box: year.box,
            },
          ]
        : [],
  };
}
