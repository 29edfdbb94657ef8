import { plainWordsOf } from '@vesta/domain/text/fold';
import { around, type Box } from '../../evidence/geometry.ts';
import type { Cell, Row, Sheet } from '../../extraction/labels.ts';
import { isEnglishCaption, isStroke, translationBehind } from '../../extraction/translated-captions.ts';

export type LineColumn = 'earnings' | 'deductions' | 'money' | 'quantity';

/** What the body of a slip heads its columns with, in both countries. */
const captions: readonly (readonly [LineColumn, RegExp])[] = [
  [
    'earnings',
    /^(?:(?:totale )?competenze(?: lorde)?|spettanze|(?:somme |import[io] )?a (?:(?:vs|vostro|suo) )?(?:credito|favore)|avere(?: dip(?:endente)?)?|dare al dipendente|crediti|assegni|emolumenti|lordo|earnings|bezuge|verdienst)$/,
  ],
  [
    'deductions',
    /^(?:(?:totale )?(?:trattenute|ritenute)(?: (?:trattenute|ritenute))?|(?:somme |import[io] )?a (?:(?:vs|vostro|suo) )?(?:debito|carico)|dare(?: dip(?:endente)?)?|(?:da )?trattenere|trattenut[oa]|debiti|addebiti|deductions|abzuge)$/,
  ],
  ['money', /^(?:importo(?: totale)?|totale|betrag(?: eur)?|gesamtbetrag|summe)$/],
  [
    'quantity',
    /^(?:quantita|qta|ore(?: gg| giorni)?|gg|giorni|numero|num|importo base|base|dato base|valore(?: base| unitario)?|importo unitario|unitario|riferimento|rif|aliquota|tariffa|perc|menge|anzahl|faktor|satz|std|stunden|tage|prozentsatz|proz|einheit)$/,
  ],
];

const roleOf = (text: string): LineColumn | null =>
  captions.find(([, shape]) => shape.test(plainWordsOf(text).trim()))?.[0] ?? null;

const joined = (words: Cell['words']): string => words.map((word) => word.text).join(' ');

/** The caption of a column without what says the same in English behind a stroke. */
const inOneLanguage = ({ words, text }: Cell): string => {
  const at = words.findIndex(isStroke);
  if (at > 0 && words.slice(0, at).every(isEnglishCaption)) return joined(words.slice(at + 1));
  const behind = at < 1 ? [] : words.slice(at);
  const isTranslated = behind.length > 0 && translationBehind(behind).length === behind.length;
  return isTranslated
    ? words
        .slice(0, at)
        .map((word) => word.text)
        .join(' ')
    : text;
};

interface Head {
  readonly role: LineColumn;
  readonly box: Box;
}

const headsOf = ({ cells }: Row): Head[] =>
  cells.flatMap((cell): Head[] => {
    const role = roleOf(inOneLanguage(cell));
    // "Trattenute   € Competenze   €": the sign heads the figures of the column before.
    const words = cell.words.filter(({ text }, at) => at > 0 || !/^(?:€|EUR)$/.test(text));
    return role ? [{ role, box: words.length > 0 ? around(words.map(({ box }) => box)) : cell.box }] : [];
  });

const FEWEST_HEADS = 2;

/** Points between what a column holds and its caption. */
const gapOf = (a: Box, b: Box): number => Math.max(0, Math.max(a.left, b.left) - Math.min(a.right, b.right));

const isAmount = ({ text }: Cell): boolean => /^-?[\d.]*\d,\d{2}-?$/.test(text);

/**
 * Whether captions are set to the left of columns whose figures are set to the right: then figures of the last column
 * stand behind its caption, and others may stand nearer to the next caption than to their own.
 */
const beginColumns = (heads: readonly Head[], body: readonly Row[]): boolean => {
  const last = Math.max(...heads.map(({ box }) => box.right));
  return body.some(({ cells }) => cells.some((cell) => isAmount(cell) && cell.box.left > last));
};

/** The caption over a figure, else the one whose column it stands in, else the nearest. */
function headFor(heads: readonly Head[], body: readonly Row[], box: Box): Head | undefined {
  const nearest = heads.toSorted(
    (a, b) =>
      gapOf(a.box, box) - gapOf(b.box, box) || Math.abs(a.box.right - box.right) - Math.abs(b.box.right - box.right),
  )[0];
  if (!nearest || gapOf(nearest.box, box) === 0 || !beginColumns(heads, body)) return nearest;
  const before = heads.filter((head) => head.box.left <= box.left);
  return before.toSorted((a, b) => b.box.left - a.box.left)[0] ?? nearest;
}

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
    return headFor(heads, sheet.rows.slice(place + 1, row + 1), box)?.role ?? null;
  }
  return null;
}
