import type { Reading } from '../../documents/reading.ts';
import type { Page } from '../../evidence/page.ts';
import { parseAmount } from '../../extraction/amount.ts';
import type { PageFigure } from '../../papers/paper-notes.ts';

const totals = ['ytd_gross', 'ytd_taxable', 'ytd_tax'] as const;
/** Points around a total of the year in which the others of its block stand, below it above all. */
const ABOVE = 12;
const BELOW = 36;
const withCents = /\d,\d{2}-?$/;

/** Figures that stand in the rows of the totals of the year, the totals with them; those of the month may be among them. */
export function yearFigures(pages: readonly Page[], reading: Reading): PageFigure[] {
  if (reading.kind !== 'payslip') return [];
  const found = totals.flatMap((name) => reading.fields[name] ?? []);
  return pages
    .filter(({ origin }) => origin === 'text')
    .flatMap(({ number, words }) => {
      const edges = found.filter(({ page, box }) => page === number && box).flatMap(({ box }) => box?.bottom ?? []);
      return words
        .filter(({ text, box }) => withCents.test(text) && edges.some((edge) => isNear(box.bottom - edge)))
        .flatMap(({ text, box }) => {
          const cents = parseAmount(text);
          return cents === null ? [] : [{ page: number, cents: Math.abs(cents), box }];
        });
    });
}

const isNear = (below: number): boolean => below >= -ABOVE && below <= BELOW;
