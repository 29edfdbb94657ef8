import { plainWordsOf } from '@vesta/domain/text/fold';
import { type Box, middleX } from '../../evidence/geometry.ts';
import type { Cell, Row, Sheet } from '../../extraction/labels.ts';

/** What the heading of a block says of all that is listed below it. */
export type BlockKind = 'year' | 'month' | 'severance';

const kinds: readonly (readonly [BlockKind, RegExp])[] = [
  ['severance', /\bt ?f ?r\b|\btrattamento (?:di )?fine rapporto\b|^(?:indennita di )?(?:fine rapporto|liquidazione)$/],
  [
    'year',
    /\b(?:year to date|ytd|progr|progressiv\w+|cumulat\w+|cumulativ\w+|annu(?:[oia]|al[ei]))\b|\bda(?:ll)? ?inizio\b|\bda(?:l (?:0?1 )?)? ?(?:gennaio|gen)\b|\b(?:totali|valori|dati|importi|situazione|riepilogo)(?: \w+)? (?:dell )?anno\b|\banno (?:in corso|corrente)\b/,
  ],
  ['month', /\b(?:mese|mensil[ei])\b/],
];
/** Leave and hours are counted by the year as well, and tell nothing of pay. */
const ofLeave = /\b(?:ferie|permess\w+|rol|ore|giorni|presenze|assenze|malattia)\b/;
const andSeverance = /\S (?:e|ed) (?:il )?t ?f ?r\b|\bt ?f ?r (?:e|ed) \S/;
const MOST_WORDS = 7;

/** What a heading by itself says; null where its words are none of those. */
export function kindOfHead({ text }: Cell): BlockKind | null {
  const said = plainWordsOf(text);
  if (ofLeave.test(said) || /\d,\d{2}/.test(text) || said.split(' ').length > MOST_WORDS) return null;
  const all = kinds.filter(([, shape]) => shape.test(said)).map(([kind]) => kind);
  // "Progressivi 2026 e TFR": captions of what is put aside say so themselves.
  if (all.includes('year') && andSeverance.test(said)) return 'year';
  return all[0] ?? null;
}

/** Points by which what belongs to a block may stand beyond the captions and figures below. */
const MARGIN = 6;
const FARTHEST_ROWS = 14;
/** Captions of one list begin below each other. */
const ALIGNED = 12;

const isWithin = ({ left, right }: Box, box: Box): boolean =>
  middleX(box) > left - MARGIN && middleX(box) < right + MARGIN;
const overlap = (a: Box, b: Box): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** A caption whose figure was left blank. */
const isBlank = ({ labels }: Row, { words }: Cell): boolean =>
  labels.some((label) => label.words.every((word) => words.includes(word)));

/**
 * The heading of the list that a caption stands in with its figure beside it: blocks of captions and figures stand side by
 * side, and what is over one of them is said of that one only. Null where what stands above is no list.
 */
export function headOfList({ rows }: Pick<Sheet, 'rows'>, row: number, span: Box): Cell | null {
  for (const above of rows.slice(Math.max(0, row - FARTHEST_ROWS), row).reverse()) {
    const cells = above.cells.filter(({ words }) => words.some(({ box }) => isWithin(span, box)));
    const wide = above.cells.filter(({ box }) => overlap(box, span) > 0);
    const [only, ...more] = cells.length > 0 ? cells : wide;
    if (!only) continue;
    const hasLetters = /\p{L}/u.test(only.text);
    // A bare figure is of a table, whose captions stand over it.
    if (!hasLetters) return null;
    if (more.length > 0 || /\d,\d{2}/.test(only.text)) {
      if (Math.abs(only.box.left - span.left) > ALIGNED) return null;
      continue;
    }
    if (kindOfHead(only)) return only;
    if (!isBlank(above, only)) return null;
  }
  return null;
}

/** What the list says that it is, in which a caption has its figure beside it. */
export function kindOfList(sheet: Pick<Sheet, 'rows'>, row: number, span: Box): BlockKind | null {
  const head = headOfList(sheet, row, span);
  return head && kindOfHead(head);
}

/** Letter sizes between a row of captions and the headings of its groups. */
const GROUP_STEP = 2.6;

/** The heading over a group of columns: the last that begins before the caption, in a row of headings right above. */
export function headOfGroup({ rows }: Pick<Sheet, 'rows'>, row: number, caption: Box): Cell | null {
  const own = rows[row];
  const above = rows[row - 1];
  if (!own || !above || above.cells.some(({ text }) => /\d,\d{2}/.test(text))) return null;
  const size = Math.max(...own.words.map(({ size: one }) => one), ...above.words.map(({ size: one }) => one));
  if (own.baseline - above.baseline > size * GROUP_STEP) return null;
  return above.cells.findLast(({ box }) => box.left <= caption.left + MARGIN) ?? null;
}
