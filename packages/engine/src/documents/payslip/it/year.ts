import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { headOfGroup } from '../block-heads.ts';
import { amountIn, certainty, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import { ofYear as headsYear } from '../month-columns.ts';
import type { Sum, Sums } from '../sums.ts';
import { yearsBelow } from './year-rows.ts';

/** Whether pay began in an earlier month of the year: then no total of the year is that of one month. */
export function wasPaidBefore(draft: Draft): boolean {
  const [period, hired] = (['period', 'hire_date'] as const).map((name) => String(draft.fields.get(name)?.value ?? ''));
  if (!period || !hired) return false;
  return !period.endsWith('-01') && hired.slice(0, 7) < period;
}

/** "Retribuzione lorda   2.000,00   12.345,67": the same caption announces the pay of the month. */
function isBehindMonth(draft: Draft, sums: Sums, { value, label }: Sum): boolean {
  const month = amountIn(draft, 'gross');
  const isMonth = (other: Sum): boolean => other.label === label && other.value === month;
  return month !== null && value > month && (sums.get('gross') ?? []).some(isMonth);
}

/** The pay of the month is no total of a year that began before, or of which another total tells more. */
const isMonthsPay = (draft: Draft, { value }: Sum, all: readonly Sum[]): boolean =>
  value === amountIn(draft, 'gross') && (wasPaidBefore(draft) || all.some((other) => other.value > value));

/** "Progressivi: imponibile 21.271,00 IRPEF 2.271,15 lordo 23.940,43": pay in a row of sums of the year is one of them. */
function grossAmongYears(sums: Sums): readonly Sum[] {
  const years = ['taxable', 'income_tax', 'social_gross'].flatMap((name) => sums.get(name) ?? []);
  return (sums.get('gross') ?? []).filter(({ page, label, side }) =>
    years.some(
      (sum) =>
        sum.yearly && sum.page === page && sum.label.row === label.row && sum.side === 'right' && side === 'right',
    ),
  );
}

/** "Progr. anno   INPS 10.111,00   IRPEF 9.345,24   IRPEF pagata 1.026,92": beside the tax, bare names are those of bases. */
function basesBesideTax(sums: Sums, name: string): readonly Sum[] {
  const taxes = (sums.get('ytd_tax') ?? []).filter(({ yearly, side }) => yearly && side === 'right');
  return (sums.get(name) ?? []).filter(
    (sum) =>
      sum.yearly &&
      sum.side === 'right' &&
      taxes.some((tax) => tax.page === sum.page && tax.label.row === sum.label.row && tax.value < sum.value),
  );
}
const bareBases: Readonly<Partial<Record<string, string>>> = { ytd_gross: 'social_line', ytd_taxable: 'income_tax' };

const saysTax = /\b(?:irpef|fisc\w*|impost[ae]|reddito)\b/;
const saysContributions = /\b(?:contribut\w*|contrib|inps|previdenz\w*|previd|sociali)\b/;

/** "Progressivo imponibile" in the columns of the contributions: which of the two bases it is, their heading says. */
function isOfContributions(sheets: readonly Sheet[], { page, label }: Sum): boolean {
  const sheet = sheets.find((one) => one.page.number === page);
  if (!sheet || saysTax.test(said(label))) return false;
  const top = sheet.rows.findIndex(({ words }) => words.some((word) => word === label.words[0]));
  const group = headOfGroup(sheet, top, label.box);
  return group !== null && saysContributions.test(plainWordsOf(group.text));
}

const said = ({ words }: Label): string => plainWordsOf(words.map(({ text }) => text).join(' '));

const pairs = [
  ['ytd_gross', 'social_gross'],
  ['ytd_taxable', 'taxable'],
  ['ytd_tax', 'income_tax'],
] as const;

/**
 * The year so far, from the block of running totals. Blocks that print the month beside the year have both under one
 * heading: what is more than the month is the year's.
 */
export function readItalianYear(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const [contributions, taxables] = [true, false].map((wanted) =>
    (sums.get('ytd_taxable') ?? []).filter((sum) => isOfContributions(sheets, sum) === wanted),
  );
  const own = new Map([...sums, ['ytd_taxable', taxables ?? []]]);
  for (const [field, name] of pairs) {
    // Where the month's own base was not told, a year of several months has at least the month's pay.
    const unknown = name === 'taxable' && wasPaidBefore(draft) ? amountIn(draft, 'gross') : null;
    const month = amountIn(draft, name) ?? unknown ?? 0;
    const isOfPay = field === 'ytd_gross';
    const ofYear = isOfPay ? (sums.get('gross') ?? []).filter(({ yearly, side }) => yearly && side === 'right') : [];
    const beside = ofYear.filter((sum) => isBehindMonth(draft, sums, sum));
    const pay = beside.length > 0 ? beside : ofYear;
    // Behind the pay of the month stands that of the year, which says more than what of it was insured.
    const isToldAsPay = beside.length > 0 && !own.get(field)?.length;
    const told = [
      // "Mese   Progressivo" over all rows of a table heads no single one of them.
      ...(own.get(field) ?? []).filter(({ label }) => !headsYear.test(said(label).trim())),
      ...(isOfPay ? (contributions ?? []) : []),
      ...(sums.get(name) ?? []).filter((sum) => sum.yearly),
      ...(isOfPay ? grossAmongYears(sums) : []),
      ...basesBesideTax(sums, bareBases[field] ?? ''),
    ].filter((sum, _, all) => !isMonthsPay(draft, sum, all));
    const yearly = told.length > 0 && !isToldAsPay ? told : pay;
    const beyond = yearly.filter(({ value }) => value > month);
    const same = wasPaidBefore(draft) && month > 0 ? [] : yearly.filter(({ value }) => value === month);
    const sum = likely(beyond.length > 0 ? beyond : same) ?? likely(month > 0 ? yearsBelow(sheets, field, month) : []);
    if (sum && sum.value >= month) putCandidate(draft, field, sum, certainty.labelled);
  }
}
