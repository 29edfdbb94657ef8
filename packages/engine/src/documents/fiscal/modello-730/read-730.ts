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
import { filedOn, signedOn } from '../ground/filed-on.ts';
import { fiscalCodesIn } from '../ground/identifiers.ts';
import { grossIrpef } from '../ground/irpef.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { amountOf, rowsOf } from '../ground/labelled-amount.ts';
import { type MoneyRun, moneyRuns } from '../ground/money-runs.ts';
import { notYetFiled } from '../ground/not-yet-filed.ts';
import { protocolOf } from '../ground/protocol.ts';
import { agreedYear, yearFrom } from '../ground/year.ts';
import { columnsOf, ofFiler, ofSpouse } from './columns.ts';

/** Rows of the liquidation sheet by what they are called; their numbers change from year to year. */
const rows: Readonly<Partial<Record<NumberField<'modello_730'>, RegExp>>> = {
  // A deduction is called after the same wages; the row of the income begins with them.
  employment_income:
    /^(?:rigo )?(?:\d{1,3}\.? )?(?:redd(?:iti?|\.) (?:di |da )?)?(?:(?:pension[ei],? e |pensioni?[,/] ?)?lav(?:oro|\.) dip(?:endente|\.)|pensioni? e assimilat)|redditi? di lavoro dipendente e assimilati|^totale (?:dei )?redditi (?:di|da) lavoro dip/,
  total_income: /reddito complessivo(?! (?:dei|ai(?! fini irpef)|per|di riferimento|lm))/,
  main_home_deduction: /deduz(?:ion[ei]|\.) (?:per )?(?:l')?abit(?:azione|az\.|\.) princ/,
  deductible_charges: /oneri ded(?:ucibili|\.)/,
  taxable_income: /reddito imponibile|^(?:rigo )?(?:\d{1,3}\.? )?imponibile irpef/,
  gross_tax: /(?:imp(?:osta|\.)|irpef) lorda/,
  net_tax: /(?:imp(?:osta|\.)|irpef) netta/,
  tax_withheld:
    /(?:^|\d )(?:totale )?ritenute(?: d'acconto| gia)?(?: irpef| totali| subite| complessive| operate)*(?: \((?:rigo \d+|da cu|dalle? cu|da certificazion[ei] unic[ahe]+)\))?(?= \D{0,3}\d| ,\d\d|$)/,
  regional_surtax: /addiz(?:ionale|\.) regionale (?:all'irpef )?dovuta/,
  municipal_surtax: /addiz(?:ionale|\.) comunale (?:all'irpef )?dovuta/,
  other_income: /^(?:rigo )?\d{1,3}\.? (?:altri redditi|redditi diversi)/,
};

/** The office shows the same figures to whoever signs in. */
const liquidation =
  /730-3|prospetto di liquidazione|riepilogo dei redditi|cassetto fiscale|dati riepilogativi|esito della liquidazione|risultato (?:contabile|della dichiarazione)/;
/** What was declared, where it stands before the liquidation on the same page: rows of one name that say something else. */
const declaration = /^quadro [b-e]\b/;

/** The rows of a page that belong to the liquidation. */
function liquidationOn(page: Page): readonly Line[] {
  const lines = linesOf(page);
  const head = lines.findLastIndex(({ text }) => /730-3|prospetto di liquidazione/.test(text));
  const isBelow = lines.slice(0, Math.max(0, head)).some(({ text }) => declaration.test(text));
  const own = lines.slice(head);
  return isBelow && own.some(({ text }) => /reddito complessivo/.test(text)) ? own : lines;
}

/** Named as a liquidation, or one by what it reckons. */
const isLiquidation = (page: Page): boolean => {
  const text = textOf(page);
  return liquidation.test(text) || (/reddito complessivo/.test(text) && /imposta netta/.test(text));
};

type Column = typeof ofFiler;
type Amounts = Record<string, Found<number> | null>;

/** One person's amounts, from the pages of the liquidation sheet; each page has a head of its own. */
function amountsOf(pages: readonly Page[], column: Column): Amounts {
  const sheets = pages.filter(isLiquidation);
  return Object.fromEntries(
    Object.entries(rows).map(([name, label]) => {
      const values = sheets.flatMap((page) => {
        const lines = liquidationOn(page);
        const pick = column(columnsOf(linesOf(page)));
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

/**
 * What the return comes to is one sum for both people, wherever in the row it stands: the row that ends the sheet, or
 * where there is none what somebody gets back or owes of the tax itself.
 */
const settled = (lines: readonly Line[], labels: readonly RegExp[]): Found<number> | null => {
  const own = lines.filter((line) => !headsTwo(line, labels));
  const unbroken = lines.filter(({ text }) => !tellsBoth(text));
  for (const label of labels) {
    const isInRow = rowsOf(own, label, { whole: true }).some(({ amounts }) => amounts.length > 0);
    const found = isInRow
      ? amountOf(own, label, { whole: true })
      : (amountInCell(lines, label, { whole: true }) ?? besideBroken(unbroken, [label]));
    if (found || isInRow) return found;
  }
  return null;
};

/** "163 Importo che sarà rimborsato  161 Importo che sarà trattenuto": the number before a caption is no amount of the one before it. */
const headsTwo = ({ text }: Line, labels: readonly RegExp[]): boolean =>
  labels.some((label) => {
    const behind = label.exec(text);
    return (
      behind !== null &&
      /\s\d{2,3}\.? (?:importo|irpef|credito|debito)\b/.test(text.slice(behind.index + behind[0].length))
    );
  });

/** A caption of two rows has its amount between them, beside nothing but its number. */
function besideBroken(lines: readonly Line[], labels: readonly RegExp[]): Found<number> | null {
  const sums = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isBroken = labels.some((own) => own.test(line.text)) && next?.page === line.page && !/[a-z]/.test(next.text);
    return isBroken ? moneyRuns(next.wordsAt(0, next.text.length)) : [];
  });
  const [sum] = sums;
  return sum && sums.every(({ cents }) => cents === sum.cents) ? foundFrom(sum.cents, sum.words) : null;
}

const comesBack = [
  /(?:importo|somma|totale) (?:che (?:le |ti )?(?:sara'?|verra'?) )?(?:da )?rimborsa(?:to|ta|re)|(?:credito|importo) rimborsat[oa]/,
  /rimborso (?:a (?:tuo|suo|vostro) favore|spettante|complessivo)|(?:importo|saldo) a (?:tuo |suo )?(?:credito|rimborso)/,
  /^esito:? rimborso/,
  /irpef (?:[-–] )?(?:a )?(?:credito|a rimborso|rimborso|da rimborsare)/,
  /^(?:credito (?:da rimborsare|a rimborso)|rimborso(?= (?:di )?\D{0,3}\d)|a rimborso(?=:? ))/,
];
const isOwed = [
  /(?:importo|somma|totale) (?:che (?:le |ti )?(?:sara'?|verra'?) )?(?:da )?(?:trattenut[oa]|trattenere|versare)(?: (?:dal|dall[ao']|in) [a-z' ]*)?/,
  /(?:importo|saldo) a (?:tuo |suo )?debito|(?:debito|importo dovuto) (?:a tuo carico|complessivo)/,
  /^esito:? (?:trattenuta|debito)/,
  /irpef (?:[-–] )?(?:a )?(?:debito|da (?:trattenere|versare))/,
  /^(?:trattenuta(?= (?:di )?\D{0,3}\d)|(?:a debito|da versare)(?=:? ))/,
];

/** Both results side by side: what stands below is that of the cell it stands in. */
const tellsBoth = (text: string): boolean =>
  [comesBack, isOwed].every((labels) => labels.some((label) => label.test(text)));

/** Who makes the return is told by a row that begins so; whoever helped with it and the other one of a couple are others. */
const ofDeclarant = /^(?:dichiarante|contribuente)\b/;

function codesOfOthers(lines: readonly Line[]): readonly string[] {
  const own = new Set(fiscalCodesIn(lines.filter(({ text }) => ofDeclarant.test(text))).map(({ value }) => value));
  const others = fiscalCodesIn(lines).map(({ value }) => value);
  return own.size === 1 ? others.filter((value) => !own.has(value)) : [];
}

export function read730(pages: readonly Page[], _today: Day): FormReading<'modello_730'> {
  const lines = linesOfAll(pages);
  const year = agreedYear(
    yearFrom(lines, /730(?:-3)?(?: (?:precompilat|ordinari|semplificat)[ao])?\s*[/ ]\s*(20\d\d)\b/, -1),
    yearFrom(lines, /(?:redditi(?: \(anno)?|(?:periodo|anno) d'imposta)\s*(20\d\d)\b/),
  );
  const own = amountsOf(pages, ofFiler);
  const spouse = amountsOf(pages, ofSpouse);
  const sheetC = declared(lines);
  const person = italianPerson(lines, codesOfOthers(lines));
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
      issue_date: signedOn(lines, year?.value ?? null) ?? filedOn(lines, year?.value ?? null),
      person_name: person.name,
      fiscal_id: person.code,
      ...own,
      employment_income: own.employment_income ?? sheetC.employment_income ?? null,
      tax_withheld: own.tax_withheld ?? sheetC.tax_withheld ?? null,
      other_income: own.other_income ?? sheetC.other_income ?? null,
      gross_income: total,
      tax,
      net_estimate: netOf(total, tax, [own.regional_surtax ?? null, own.municipal_surtax ?? null]),
      is_joint: joint,
      spouse_fiscal_id: joint?.value ? spouseCode(lines, person.code?.value ?? null) : null,
      spouse_gross_income: spouse.total_income ?? null,
      spouse_taxable_income: spouse.taxable_income ?? null,
      spouse_tax: spouse.net_tax ?? null,
      tax_refund: settled(lines, comesBack),
      tax_due: settled(lines, isOwed),
      protocol,
      is_filed: protocol ? computed(true, [protocol]) : notYetFiled(lines),
    },
    confirmations: [
      ...person.confirmations,
      ...confirm('730_taxable', total ? Math.max(0, total.value - deductions) : null, taxable, { tolerance: 100 }),
      ...confirm('irpef_brackets', bracket, own.gross_tax ?? null, { tolerance: 100, otherwise: 'inconclusive' }),
    ],
  };
}
