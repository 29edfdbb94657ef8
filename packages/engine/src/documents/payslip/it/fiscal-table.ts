import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';

/** Captions of a table of the tax in words of one letter less than anywhere else: its heading says of what they are. */
const heading = /^(?:riepilogo|dati|situazione|calcolo|prospetto)? ?(?:fiscal[ei]|irpef)$/;
const columns = [
  ['taxable', /^(?:imponibile|imp)(?: (?:fiscale|irpef))?$/],
  ['income_tax', /^(?:(?:irpef|imposta) )?netta$/],
] as const;
const rows = [
  ['month', /^(?:del )?mese(?: corrente)?$/],
  ['year', /^progr(?:essiv[oi])?(?: (?:dell )?ann[ou]i?)?$/],
] as const;
const fields = {
  month: { taxable: 'taxable', income_tax: 'income_tax' },
  year: { taxable: 'ytd_taxable', income_tax: 'ytd_tax' },
} as const;
const ROWS_BELOW = 3;
const FEWEST_COLUMNS = 3;

const said = ({ text }: { readonly text: string }): string => plainWordsOf(text).trim();

/** The captions behind the heading, where the row is the head of such a table. */
function captionsOf({ cells }: Row): readonly string[] {
  const [first, ...rest] = cells.map(said);
  return first !== undefined && heading.test(first) && rest.length >= FEWEST_COLUMNS ? rest : [];
}

/**
 * "Riepilogo fiscale   Imponibile   Lorda   …   Netta" over a row of the month and one of the year. Figures are set to the
 * right and captions to the left: as many of one as of the other, and the place among them tells which is which.
 */
export function readFiscalTable(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets)
    for (const [at, row] of sheet.rows.entries()) {
      const captions = captionsOf(row);
      for (const below of captions.length > 0 ? sheet.rows.slice(at + 1, at + 1 + ROWS_BELOW) : []) {
        const amounts = amountsIn(below.words);
        const kind = rows.find(([, shape]) => shape.test(said(below.cells[0] ?? { text: '' })))?.[0];
        if (!kind || amounts.length !== captions.length) continue;
        for (const [name, shape] of columns) {
          const amount = amounts[captions.findIndex((caption) => shape.test(caption))];
          const field = fields[kind][name];
          if (amount && !draft.fields.has(field))
            put(draft, field, Math.abs(amount.value), amount.words, sheet.page.number, certainty.labelled);
        }
      }
    }
}
