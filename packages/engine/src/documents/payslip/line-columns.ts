import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Box } from '../../evidence/geometry.ts';
import type { Cell, Row, Sheet } from '../../extraction/labels.ts';

export type LineColumn = 'earnings' | 'deductions' | 'money' | 'quantity';

/** What the body of a slip heads its columns with, in both countries. */
const captions: readonly (readonly [LineColumn, RegExp])[] = [
  [
    'earnings',
    /^(?:(?:totale )?competenze(?: lorde)?|spettanze|a credito|crediti|assegni|emolumenti|bezuge|verdienst)$/,
  ],
  ['deductions', /^(?:(?:totale )?(?:trattenute|ritenute)|a debito|debiti|abzuge)$/],
  ['money', /^(?:importo(?: totale)?|totale|betrag(?: eur)?|gesamtbetrag|summe)$/],
  [
    'quantity',
    /^(?:quantita|qta|ore(?: gg| giorni)?|gg|giorni|numero|num|importo base|base|dato base|valore(?: base| unitario)?|importo unitario|unitario|riferimento|rif|aliquota|tariffa|perc|menge|anzahl|faktor|satz|std|stunden|tage|prozentsatz|proz|einheit)$/,
  ],
];

const roleOf = (text: string): LineColumn | null =>
  captions.find(([, shape]) => shape.test(plainWordsOf(text).trim()))?.[0] ?? null;

interface Head {
  readonly role: LineColumn;
  readonly box: Box;
}

const headsOf = ({ cells }: Row): Head[] =>
  cells.flatMap(({ text, box }: Cell): Head[] => {
    const role = roleOf(text);
    return role ? [{ role, box }] : [];
  });

const FEWEST_HEADS = 2;

/** Points between what a column holds and its caption. */
const gapOf = (a: Box, b: Box): number => Math.max(0, Math.max(a.left, b.left) - Math.min(a.right, b.right));

/**
 * In which column of the body a figure stands, by the nearest row of captions above it; null where there is none. A
 * quantity is never the amount of its line.
 */
export function columnOf(sheet: Sheet, row: number, box: Box): LineColumn | null {
  for (let place = row - 1; place >= 0; place -= 1) {
    const above = sheet.rows[place];
    const heads = above ? headsOf(above) : [];
    const isTable = heads.length >= FEWEST_HEADS && heads.some(({ role }) => role !== 'quantity');
    if (!isTable) continue;
    const nearest = heads.toSorted(
      (a, b) =>
        gapOf(a.box, box) - gapOf(b.box, box) || Math.abs(a.box.right - box.right) - Math.abs(b.box.right - box.right),
    )[0];
    return nearest?.role ?? null;
  }
  return null;
}
