import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Row, Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';

const FEWEST = 3;
const ofYear = /\b(?:prog|progr|progressiv\w+|anno)\b/;
const taxed =
  /^(?:(?:imponibile|impon|imp)(?: le)?(?: (?:irpef|fiscale|fisc))?|irpef (?:imponibile|impon|imp)|fiscale)$/;
const paid = /^(?:ritenute(?: irpef)?|(?:irpef|imposta) (?:pagata|pag|netta|tratt|trattenuta|versata))$/;

/** What a caption names besides the year. */
const namedBy = (text: string): string =>
  plainWordsOf(text)
    .replace(/\b(?:prog|progr|progressiv\w+|anno)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Captions of which several say that they are of the year, or the first says it for all. */
function isOfYear({ cells }: Row): boolean {
  const texts = cells.map(({ text }) => plainWordsOf(text));
  if (texts.length < FEWEST || cells.some(({ text }) => /\d,\d{2}/.test(text))) return false;
  return texts.filter((text) => ofYear.test(text)).length >= 2 || /^progressivi \w/.test(texts[0] ?? '');
}

/**
 * "PROG.INPS  PROG.IRPEF  PROG.RITENUTE" over as many figures: beside what was withheld, the tax by its name alone is what
 * it was reckoned from.
 */
export function readYearCaptions(draft: Draft, sheets: readonly Sheet[]): void {
  for (const { page, rows } of draft.noisy ? [] : sheets)
    for (const [at, row] of rows.entries()) {
      const figures = rows[at + 1]?.cells ?? [];
      if (!isOfYear(row) || figures.length !== row.cells.length) continue;
      const names = row.cells.map(({ text }) => namedBy(text));
      const tax = names.findIndex((name) => paid.test(name));
      const base = names.findIndex((name) => taxed.test(name) || (tax >= 0 && name === 'irpef'));
      const amountOf = (place: number): RowAmount | undefined => amountsIn(figures[place]?.words ?? [])[0];
      for (const [field, place, month] of [
        ['ytd_taxable', base, 'taxable'],
        ['ytd_tax', tax, 'income_tax'],
      ] as const) {
        const found = place < 0 ? undefined : amountOf(place);
        if (!found || draft.fields.has(field) || found.value < (amountIn(draft, month) ?? 0)) continue;
        put(draft, field, found.value, found.words, page.number, certainty.labelled);
      }
    }
}
