import type { NumberField } from '@vesta/domain/papers/schema';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { type Line, linesOfAll } from '../../recognise/page-text.ts';
import { amountInCell } from '../ground/cell-figures.ts';
import { type CodedRow, codedRows, isInBoxes } from '../ground/coded-rows.ts';

interface RowField {
  readonly section: string;
  readonly label: RegExp;
  /** The code of the editions known here; it decides only where a label fits two rows. */
  readonly usual: string;
}

const row = (usual: string, label: RegExp): RowField => ({ section: usual.slice(0, 2), label, usual });

const rowFields: Readonly<Partial<Record<NumberField<'redditi_pf'>, RowField>>> = {
  total_income: row('RN1', /reddito complessivo/),
  main_home_deduction: row('RN2', /deduzione (?:per )?abitazione principale/),
  deductible_charges: row('RN3', /oneri deducibili/),
  rn_taxable_income: row('RN4', /reddito imponibile/),
  gross_tax: row('RN5', /imposta lorda/),
  net_tax: row('RN26', /imposta netta/),
  tax_withheld: row('RN33', /ritenute totali|totale ritenute/),
  tax_due: row('RN45', /imposta a debito/),
  tax_refund: row('RN46', /imposta a credito/),
  professional_receipts: row('RE6', /totale compensi/),
  professional_expenses: row('RE20', /totale spese/),
  professional_income: row('RE25', /reddito \(?o perdita\)?|reddito/),
  employment_income: row('RC5', /rc1|totale|reddito/),
  flat_rate_gross: row('LM34', /reddito lordo/),
  flat_rate_contributions: row('LM35', /contributi (?:previdenziali|versati|inps|assistenziali|obbligatori)/),
  flat_rate_net: row('LM36', /reddito netto/),
  flat_rate_after_losses: row('LM38', /reddito al netto/),
  flat_rate_tax: row('LM39', /imposta sostitutiva/),
};

/** The row that fits by its words; of several the one with the usual code; of none, none. */
function rowFor(rows: readonly CodedRow[], { section, label, usual }: RowField): CodedRow | undefined {
  const fitting = rows.filter((candidate) => candidate.code.startsWith(section) && label.test(candidate.label));
  return fitting.find((candidate) => candidate.code === usual) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** Captions that say by themselves what they are; others are parts of more than one section. */
const telling = /^(?:RN|LM)/;

/** The lines of a section, where it is headed: other sections have captions of the same words. */
function ofSection(lines: readonly Line[], section: string): readonly Line[] {
  const own = `quadro ${section.toLowerCase()}`;
  const at = lines.findIndex(({ text }) => text.startsWith(own));
  const end = lines.findIndex(
    ({ text }, place) => place > at && /^quadro [a-z]{2}\b/.test(text) && !text.startsWith(own),
  );
  return at < 0 ? lines : lines.slice(at, end < 0 ? undefined : end);
}

/** By the codes of the rows; a print without them, or with cells instead of rows, has its captions. */
export function rowValues(pages: readonly Page[]): Record<string, Found<number> | null> {
  const rows = pages.flatMap((page) => codedRows(page));
  const inBoxes = linesOfAll(rows.length === 0 ? pages : pages.filter(isInBoxes));
  const captioned = ({ label, usual, section }: RowField): Found<number> | null =>
    telling.test(usual) ? amountInCell(ofSection(inBoxes, section), label, { whole: true }) : null;
  return Object.fromEntries(
    Object.entries(rowFields).map(([name, field]) => [name, rowFor(rows, field)?.last ?? captioned(field)]),
  );
}

/** A print may give each column of a row a line of its own, under the code of the row. */
const byCode = (rows: readonly CodedRow[]): CodedRow[] =>
  rows
    .filter((row, at) => rows.findIndex(({ code }) => code === row.code) === at)
    .map((row) => {
      const parts = rows.filter(({ code }) => code === row.code);
      return { ...row, amounts: parts.flatMap(({ amounts }) => amounts), words: parts.flatMap(({ words }) => words) };
    });

const receiptsTold = /component|ricav|compens/;
const COEFFICIENTS = [40, 54, 62, 67, 78, 86];

/** Cells have the receipts below their caption, and the coefficient elsewhere: it leads from them to the whole income. */
export function receiptsInCell(pages: readonly Page[], gross: number | null): Found<number> | null {
  const told = amountInCell(
    linesOfAll(pages.filter(isInBoxes)),
    /ricavi ?\/ ?compensi|(?:ricavi o )?compensi|componenti positivi/,
    {
      whole: true,
    },
  );
  const fits = told && gross && COEFFICIENTS.some((percent) => Math.abs((told.value * percent) / 100 - gross) <= 100);
  return fits ? told : null;
}

/**
 * Receipts of a flat-rate activity, believed only where coefficient times receipts gives the row's own income, or that
 * of all activities where there is one only.
 */
export function flatRateReceipts(
  pages: readonly Page[],
  gross: number | null,
): { readonly cents: number; readonly row: CodedRow }[] {
  const rows = byCode(
    pages.flatMap((page) => codedRows(page)).filter((candidate) => /^LM2[2-7]$/.test(candidate.code)),
  );
  return rows.flatMap((candidate) => {
    const inRow = COEFFICIENTS.find((percent) =>
      candidate.words.some((word) => word.text.replace(/[()%,;]/g, '') === String(percent)),
    );
    // A summary tells the coefficient elsewhere: that which leads from the receipts to the whole income.
    const isSummed = rows.length === 1 && gross !== null && gross > 0 && receiptsTold.test(candidate.label);
    const coefficient =
      inRow ??
      (isSummed
        ? COEFFICIENTS.find((percent) =>
            candidate.amounts.some(({ cents }) => Math.abs((cents * percent) / 100 - gross) <= 100),
          )
        : undefined);
    if (coefficient === undefined) return [];
    const receipts = candidate.amounts.find((run) =>
      candidate.amounts.some(
        (income) =>
          income !== run && Math.abs((run.cents * coefficient) / 100 - income.cents) <= 100 && income.cents > 0,
      ),
    );
    const isWhole = rows.length === 1 && gross !== null && gross > 0;
    // The code of the trade is a number of the same row.
    const alone = isWhole
      ? candidate.amounts.find(({ cents }) => Math.abs((cents * coefficient) / 100 - gross) <= 100)
      : undefined;
    const told = receipts ?? alone;
    return told ? [{ cents: told.cents, row: candidate }] : [];
  });
}
