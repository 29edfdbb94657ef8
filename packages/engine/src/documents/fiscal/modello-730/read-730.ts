import type { Day } from '@vesta/domain/dates/day';
import type { NumberField } from '@vesta/domain/papers/schema';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { type Line, linesOf, linesOfAll, textOf } from '../../recognise/page-text.ts';
import type { FormReading } from '../form.ts';
import { amountInCell } from '../ground/cell-figures.ts';
import { computed, netOf } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { fiscalCodesIn } from '../ground/identifiers.ts';
import { grossIrpef } from '../ground/irpef.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf, rowsOf } from '../ground/labelled-amount.ts';
import { type MoneyRun, moneyRuns } from '../ground/money-runs.ts';
import { protocolOf } from '../ground/protocol.ts';
import { agreedYear, yearFrom } from '../ground/year.ts';
import { columnsOf, ofFiler, ofSpouse } from './columns.ts';

/** Rows of the liquidation sheet by what they are called; their numbers change from year to year. */
const rows: Readonly<Partial<Record<NumberField<'modello_730'>, RegExp>>> = {
  employment_income: /redditi? di lavoro dipendente e assimilati/,
  total_income: /reddito complessivo(?! (?:dei|ai|per|di riferimento|lm))/,
  main_home_deduction: /deduzione (?:per )?abitazione principale/,
  deductible_charges: /oneri deducibili/,
  taxable_income: /reddito imponibile/,
  gross_tax: /imposta lorda/,
  net_tax: /imposta netta/,
  tax_withheld: /(?:^|\d )(?:totale )?ritenute(?: irpef| totali| subite)?(?= \D{0,3}\d| ,\d\d|$)/,
  regional_surtax: /addizionale regionale (?:all'irpef )?dovuta/,
  municipal_surtax: /addizionale comunale (?:all'irpef )?dovuta/,
};

/** The office shows the same figures to whoever signs in. */
const liquidation = /730-3|prospetto di liquidazione|riepilogo dei redditi|cassetto fiscale|dati riepilogativi/;

type Column = typeof ofFiler;
type Amounts = Record<string, Found<number> | null>;

/** One person's amounts, from the pages of the liquidation sheet; each page has a head of its own. */
function amountsOf(pages: readonly Page[], column: Column): Amounts {
  const sheets = pages.filter((page) => liquidation.test(textOf(page)));
  return Object.fromEntries(
    Object.entries(rows).map(([name, label]) => {
      const values = sheets.flatMap((page) => {
        const lines = linesOf(page);
        const pick = column(columnsOf(lines));
        return rowsOf(lines, label, { whole: true }).flatMap((row) => pick(row.amounts) ?? []);
      });
      const first = values[0];
      const agreed = first && values.every((run) => run.cents === first.cents);
      if (!first && !hasColumns(sheets)) return [name, inBox(sheets, label, column)];
      return [name, agreed ? foundFrom(first.cents, first.words) : null];
    }),
  );
}

/** Sheets in boxes put the amount below its words, and have no columns for two people. */
const inBox = (sheets: readonly Page[], label: RegExp, column: Column): Found<number> | null =>
  column === ofFiler ? amountInCell(linesOfAll(sheets), label) : null;

const asCertified = String.raw`(?: \(punt[oi] [^)]*\))?`;
const declaredIncome = new RegExp(String.raw`(?:^|\s)c[123]\b.*?\bredd\w*${asCertified}`);
const declaredTax = new RegExp(String.raw`(?:^|\s)c\d{1,2}\b.*?\britenute irpef${asCertified}`);

/** What was declared before it was reckoned: wages by the rows C1 to C3, and the tax kept of them. */
function declared(lines: readonly Line[]): Amounts {
  const incomes = rowsOf(lines, declaredIncome, { whole: true }).filter((row) => row.amounts.length > 0);
  const coded = incomes.length > 0 ? [] : rowsCoded(lines, ['c1', 'c2', 'c3'], /\bredd/);
  const runs = coded.length > 0 ? coded : incomes.flatMap(({ amounts }) => amounts);
  const isEachOne = runs.length > 0 && (coded.length > 0 || runs.length === incomes.length);
  return {
    employment_income: isEachOne
      ? foundFrom(
          runs.reduce((sum, { cents }) => sum + cents, 0),
          runs.flatMap(({ words }) => words),
        )
      : null,
    tax_withheld: amountOf(lines, declaredTax, { whole: true }),
    other_income: amountOf(lines, /(?:^|\s)d[345] redditi (?:derivanti |diversi )?.*?(?=\s[\d.]+,\d{2}$)/, {}),
  };
}

/** A row that holds only its code and figures, under a row of captions: the last figure is the amount. */
function rowsCoded(lines: readonly Line[], codes: readonly string[], caption: RegExp): readonly MoneyRun[] {
  return lines.flatMap((line, at) => {
    const code = codes.find((own) => line.text.startsWith(`${own} `));
    const above = lines[at - 1];
    const isBare = code && !/[a-z]{2}/.test(line.text.slice(code.length));
    if (!isBare || !above || above.page !== line.page || !caption.test(above.text)) return [];
    return moneyRuns(line.wordsAt(code.length + 1, line.text.length), {}).slice(-1);
  });
}

/** Only a sheet with a column for the spouse says that there is none. */
const hasColumns = (pages: readonly Page[]): boolean => pages.some((page) => columnsOf(linesOf(page)) !== null);

function spouseCode(lines: readonly Line[], own: string | null): Found<string> | null {
  const near = lines.filter((_, index) =>
    lines.slice(Math.max(0, index - 2), index + 1).some((line) => /coniuge/.test(line.text)),
  );
  const code = fiscalCodesIn(near).find((candidate) => candidate.value !== own);
  return code ? foundFrom(code.value, code.words) : null;
}

/** What the return comes to is one sum for both people, wherever in the row it stands. */
const settled = (lines: readonly Line[], label: RegExp): Found<number> | null =>
  amountOf(lines, label, { whole: true });

export function read730(pages: readonly Page[], _today: Day): FormReading<'modello_730'> {
  const lines = linesOfAll(pages);
  const year = agreedYear(
    yearFrom(lines, /730(?:-3)?\s*[/ ]\s*(20\d\d)\b/, -1),
    yearFrom(lines, /redditi\s*(20\d\d)\b/),
  );
  const own = amountsOf(pages, ofFiler);
  const spouse = amountsOf(pages, ofSpouse);
  const sheetC = declared(lines);
  const person = italianPerson(lines);
  const protocol = protocolOf(lines);
  const total = own.total_income ?? null;
  const taxable = own.taxable_income ?? null;
  const tax = own.net_tax ?? null;
  const partner = Object.values(spouse).filter((found) => found !== null);
  const joint =
    partner.length > 0
      ? computed(true, partner.slice(0, 1))
      : total && hasColumns(pages)
        ? computed(false, [total])
        : null;
  const deductions = (own.main_home_deduction?.value ?? 0) + (own.deductible_charges?.value ?? 0);
  const bracket = taxable && year ? grossIrpef(taxable.value, year.value) : null;
  return {
    layout: total ? 'modello_730_3' : 'modello_730',
    fields: {
      tax_year: year,
      issue_date: null,
      person_name: person.name,
      fiscal_id: person.code,
      ...own,
      employment_income: own.employment_income ?? sheetC.employment_income ?? null,
      tax_withheld: own.tax_withheld ?? sheetC.tax_withheld ?? null,
      other_income: sheetC.other_income ?? null,
      gross_income: total,
      tax,
      net_estimate: netOf(total, tax, [own.regional_surtax ?? null, own.municipal_surtax ?? null]),
      is_joint: joint,
      spouse_fiscal_id: joint?.value ? spouseCode(lines, person.code?.value ?? null) : null,
      spouse_gross_income: spouse.total_income ?? null,
      spouse_taxable_income: spouse.taxable_income ?? null,
      spouse_tax: spouse.net_tax ?? null,
      tax_refund: settled(
        lines,
        /importo che sara'? rimborsato|importo da rimborsare|(?:credito|importo) rimborsat[oa]/,
      ),
      tax_due: settled(lines, /importo che sara'? trattenuto|importo da trattenere|importo da versare/),
      protocol,
      is_filed: protocol ? computed(true, [protocol]) : null,
    },
    confirmations: [
      ...person.confirmations,
      ...confirm('730_taxable', total ? Math.max(0, total.value - deductions) : null, taxable, { tolerance: 100 }),
      ...confirm('irpef_brackets', bracket, own.gross_tax ?? null, { tolerance: 100, otherwise: 'inconclusive' }),
    ],
  };
}
