import type { Day } from '@vesta/domain/dates/day';
import type { NumberField } from '@vesta/domain/papers/schema';
import type { Page } from '../../../evidence/page.ts';
import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Line, linesOfAll } from '../../recognise/page-text.ts';
import type { FormReading } from '../form.ts';
import { accountTold } from '../ground/account-told.ts';
import { computed, netOf } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { germanAddressee } from '../ground/german-addressee.ts';
import { germanIncomeTax } from '../ground/income-tax-tariff.ts';
import { amountOf } from '../ground/labelled-amount.ts';
import { letterDay } from '../ground/letter-day.ts';
import type { MoneyRun } from '../ground/money-runs.ts';
import { steuerIdCheck, steuerIdOf } from '../ground/steuer-id.ts';
import { yearFrom } from '../ground/year.ts';
import { assessedTaxes, settlement, withheldTax } from './assessed.ts';
import { ofTwo } from './couple.ts';
import { resultRow, sectionOf, sectionResult, workExpenses } from './sections.ts';
import { stepsCheck } from './steps.ts';

const ONE_EURO = 100;
/** Of the tax: allowances for children that are not printed change it by less than somebody gains by another income. */
const NOTICEABLE = 0.01;

/** One amount, or the column of a couple: the third, when it is the sum of the two people's. */
function totalOf(runs: readonly MoneyRun[]): MoneyRun | undefined {
  const [first, second, third] = runs;
  if (runs.length === 1) return first;
  const isSum = first && second && third && Math.abs(first.cents + second.cents - third.cents) <= ONE_EURO;
  // Where one of the two earned nothing in this way, the other's is that of both.
  if (runs.length === 2 && first?.cents === second?.cents) return second;
  return isSum && runs.length === 3 ? third : undefined;
}

/** The row of the tariff repeats the income before the tax. */
const lastOf = (runs: readonly MoneyRun[]): MoneyRun | undefined => runs.at(-1);

const rows: Readonly<Partial<Record<NumberField<'est_bescheid'>, RegExp>>> = {
  gross_wage: /bruttoarbeitslohn/,
  income_self_employed: /einkunfte aus selbstandiger (?:arbeit|tatigkeit)/,
  income_business: /einkunfte aus gewerbebetrieb/,
  income_employment: /einkunfte aus nichtselbstandiger arbeit(?!.*bruttoarbeitslohn)/,
  income_rental: /einkunfte aus vermietung und verpachtung/,
  sum_of_income: /summe der einkunfte/,
  total_income: /gesamtbetrag der einkunfte/,
  // The line before the allowances for children, and for most people the same as the next.
  income_after_deductions: /^einkommen(?: ?\/ ?zu versteuerndes einkommen)?(?= \d)/,
  contributions:
    /(?:^|\s)beitrage zur (?:kranken|basiskranken)|summe der (?:abziehbaren |abzugsfahigen )?vorsorgeaufwendungen/,
  taxable_income: /zu versteuerndes einkommen|einkommen\s*\/\s*zu versteuerndes einkommen/,
  tariff_tax:
    /(?:^tarifliche einkommensteuer(?= \d)|grundtarif|grundtabelle|splittingtarif|splittingtabelle|splitting-tarif)/,
};

/** The row that names the result of the tariff; that of the tariff itself may only repeat the income it is applied to. */
const namedTariffTax = /^tarifliche einkommensteuer(?: (?:nach|laut|lt\.) [\p{L} -]+)?:?(?= \d)/u;

/** Kinds of income that a notice may reckon below a heading. */
const kindsOfIncome: Readonly<Record<string, RegExp>> = {
  income_self_employed: /einkunfte aus selbstandiger (?:arbeit|tatigkeit)/,
  income_business: /einkunfte aus gewerbebetrieb/,
  income_employment: /einkunfte aus nichtselbstandiger arbeit/,
  income_rental: /einkunfte aus vermietung und verpachtung/,
};

function ofSection(lines: readonly Line[], label: RegExp): Found<number> | null {
  const run = totalOf(resultRow(lines, label));
  return run ? foundFrom(run.cents, run.words) : null;
}

/** What each of a couple earned, below the heads of their columns; nothing for one person alone. */
function sharesOf(lines: readonly Line[]): Partial<FormReading<'est_bescheid'>['fields']> {
  const wage = ofTwo(lines, /bruttoarbeitslohn/);
  const income = ofTwo(lines, /summe der einkunfte/);
  const heading = /einkunfte aus nichtselbstandiger arbeit/;
  const employment = ofTwo(lines, heading) ?? ofTwo(lines, sectionResult, sectionOf(lines, heading));
  return {
    person_gross_wage: wage?.first ?? null,
    spouse_gross_wage: wage?.second ?? null,
    person_income_employment: employment?.first ?? null,
    spouse_income_employment: employment?.second ?? null,
    person_income: income?.first ?? null,
    spouse_income: income?.second ?? null,
  };
}

function first(lines: readonly Line[], pattern: RegExp, value: (text: string) => string | null): Found<string> | null {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    const part = match?.[1];
    const told = part ? value(part.trim()) : null;
    if (!match || !part || !told) continue;
    const start = match.index + match[0].lastIndexOf(part);
    return foundFrom(told, line.wordsAt(start, start + part.trimEnd().length));
  }
  return null;
}

const labelledDay = /(?:^|\s)(?:datum|vom|den):?\s*(\d{1,2}\.\d{1,2}\.\d{4})/;
const anyDay = /(?:^|\s)(\d{1,2}\.\d{1,2}\.\d{4})(?=\s|$)/;

/** The day beside its label, else the only one in the head of the letter, above the title. */
function issuedOn(lines: readonly Line[]): Found<string> | null {
  const title = lines.findIndex((line) => /bescheid/.test(line.text));
  return (
    first(lines, labelledDay, (text) => parseDay(text)) ??
    first(lines.slice(0, Math.max(0, title)), anyDay, (text) => parseDay(text)) ??
    letterDay(lines)
  );
}

/** Where the words are silent, the tariff that gives exactly the tax tells whether it was one person or two. */
function byTariff(
  taxable: Found<number> | null,
  year: number | null,
  tax: Found<number> | null,
): Found<boolean> | null {
  if (!taxable || !tax || year === null) return null;
  const [single, joint] = [false, true].map((both) => germanIncomeTax(taxable.value, year, both) === tax.value);
  return single === joint ? null : computed(joint === true, [tax]);
}

/** Joint or single, as the words of the notice say; null where it says neither. */
function jointly(lines: readonly Line[]): Found<boolean> | null {
  for (const line of lines) {
    const match = /splitting|zusammenveranlagung|grundtarif|grundtabelle/.exec(line.text);
    if (match)
      return foundFrom(
        /splitting|zusammen/.test(match[0]),
        line.wordsAt(match.index, match.index + match[0].length),
        0.85,
      );
  }
  return null;
}

/** The results that a notice leads from one to the next, for one person: a couple has columns. */
const ways = [
  ['gross_wage', 'income_employment'],
  ['sum_of_income', 'total_income'],
  ['total_income', 'income_after_deductions'],
  ['total_income', 'taxable_income'],
] as const;

/** A result by its own words, or by those below a heading that named it. */
const labelOf = (name: NumberField<'est_bescheid'>): RegExp =>
  name === 'income_employment' ? /einkunfte|verbleib/ : (rows[name] ?? /$^/);

/** What the tariff alone does not give: income taxed elsewhere or at another rate raises or lowers it. */
const otherRates =
  /progressionsvorbehalt|§ ?32 ?[bcd]\b|§ ?34\b|§ ?34a|ermassigt\w* (?:steuer)?satz|funftel|ausserordentlich|besonderer steuersatz|durchschnittssteuersatz|tarifermassigung|tarifbegunstigt/;

/** What is taken off the tax of the tariff, or put on it, before it is assessed. */
const besideTariff =
  /ermassigung|\b35 ?[abc]?\b|anrechnung|angerechnet|kindergeld|hinzurechn|zuzuglich|34 ?g\b|baukinder|forder|altersvorsorgezulage|tarifliche|vorauszahlung/;

/**
 * Without words for its tariff, a notice over a wage alone that neither takes off nor adds anything assesses the tax of one
 * of the two.
 */
function isOfNeitherTariff(
  pages: readonly Page[],
  lines: readonly Line[],
  taxable: Found<number> | null,
  year: number | null,
  tax: Found<number> | null,
): boolean {
  if (!taxable || !tax || year === null || pages.some(({ origin }) => origin !== 'text')) return false;
  if (lines.some(({ text }) => otherRates.test(text) || besideTariff.test(text))) return false;
  const due = [false, true].flatMap((both) => germanIncomeTax(taxable.value, year, both) ?? []);
  return due.length === 2 && due.every((one) => Math.abs(one - tax.value) > Math.max(ONE_EURO, one * NOTICEABLE));
}

/** Whether the notice names its tariff, was made as text, and says nothing of other rates: then its tax is the tariff's. */
const isByTariff = (pages: readonly Page[], lines: readonly Line[]): boolean =>
  pages.every(({ origin }) => origin === 'text') &&
  jointly(lines) !== null &&
  !lines.some(({ text }) => otherRates.test(text));

export function readBescheid(pages: readonly Page[], _today: Day): FormReading<'est_bescheid'> {
  const lines = linesOfAll(pages);
  const year =
    yearFrom(lines, /bescheid\s*fur\s*(?:das (?:kalender)?jahr\s*)?(20\d\d)\b/) ??
    yearFrom(lines, /einkommensteuerbescheid\s*(?:fur\s*)?(?:das (?:kalender)?jahr\s*)?(20\d\d)\b/);
  const values: Record<string, Found<number> | null> = Object.fromEntries(
    Object.entries(rows).map(([name, label]) => [
      name,
      amountOf(lines, label, { whole: true }, name === 'tariff_tax' ? lastOf : totalOf),
    ]),
  );
  values.tariff_tax = amountOf(lines, namedTariffTax, { whole: true }, lastOf) ?? values.tariff_tax ?? null;
  for (const [name, label] of Object.entries(kindsOfIncome)) values[name] ??= ofSection(lines, label);
  const taxes = assessedTaxes(lines);
  const { refund, due } = settlement(lines);
  const taxable = values.taxable_income ?? null;
  const joint = jointly(lines) ?? byTariff(taxable, year?.value ?? null, taxes.incomeTax);
  const gross = values.total_income ?? values.sum_of_income ?? null;
  const id = steuerIdOf(lines);
  const expected = taxable && year && joint ? germanIncomeTax(taxable.value, year.value, joint.value) : null;
  const steps = ways.map(
    ([from, to]) =>
      [
        { label: labelOf(from), found: values[from] },
        { label: labelOf(to), found: values[to] },
      ] as const,
  );
  return {
    fields: {
      tax_year: year,
      issue_date: issuedOn(lines),
      person_name: germanAddressee(lines, null),
      fiscal_id: id,
      tax_number: first(
        lines,
        /(?:steuernummer|st\.?-?nr\.?)[^0-9]{0,12}(\d{2,5}(?: ?\/ ?| )\d{3,5}(?:(?: ?\/ ?| )\d{3,5})?)/,
        (text) => text.replace(/ ?\/ ?/g, '/'),
      ),
      payer_name: null,
      payer_id: null,
      ...values,
      work_expenses: workExpenses(lines, values.gross_wage ?? null, values.income_employment ?? null),
      ...sharesOf(lines),
      gross_income: gross,
      tax: taxes.incomeTax,
      solidarity_surcharge: taxes.solidarity,
      church_tax: taxes.churchTax,
      tax_withheld: withheldTax(lines),
      tax_refund: refund,
      tax_due: due,
      iban: accountTold(lines),
      net_estimate: netOf(gross, taxes.incomeTax, [taxes.solidarity, taxes.churchTax, values.contributions ?? null]),
      is_joint: joint,
      is_filed: null,
    },
    confirmations: [
      ...steuerIdCheck(id),
      ...confirm('income_tax_tariff', expected, values.tariff_tax ?? taxes.incomeTax, {
        tolerance: 100,
        ...(isByTariff(pages, lines) && values.tariff_tax ? {} : { otherwise: 'inconclusive' as const }),
      }),
      ...(isOfNeitherTariff(pages, lines, taxable, year?.value ?? null, taxes.incomeTax)
        ? confirm('income_tax_tariff', germanIncomeTax(taxable?.value ?? 0, year?.value ?? 0, false), taxes.incomeTax)
        : []),
      ...(joint?.value === true || pages.some(({ origin }) => origin !== 'text') ? [] : stepsCheck(lines, steps)),
    ],
  };
}
