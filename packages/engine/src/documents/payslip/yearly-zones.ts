import { plainWordsOf } from '@vesta/domain/text/fold';
import { type Box, heightOf } from '../../evidence/geometry.ts';
import { type Cell, gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { kindOfHead } from './block-heads.ts';
import { MARGIN, NEAREST_ROWS, ofMonth, ofYear } from './month-columns.ts';

/** What heads any column of amounts says nothing of the month. */
const isPlain = /^(?:betrag|importo)(?: (?:in )?(?:eur|euro))?$/;

/** Where the totals of the year stand: under their heading, up to the next block beside it. */
export function yearlyZones(sheet: Sheet, rows: number): YearlyZone[] {
  const headings = [...(sheet.byName.get('yearly') ?? []), ...otherHeadings(sheet)].filter(
    (heading) => !isOverBoth(sheet, heading) && !isAmongLists(sheet, heading) && !isOfSentence(sheet, heading),
  );
  return headings.map((heading) => {
    const row = sheet.rows[heading.row];
    const beside = row?.labels.find((label) => label.box.left > heading.box.right && /_items$/.test(label.name));
    // A column of the month behind that of the year is none of it.
    const month = row?.cells.find(
      ({ text, box }) =>
        box.left > heading.box.right &&
        ofMonth.test(plainWordsOf(text).trim()) &&
        !isPlain.test(plainWordsOf(text).trim()),
    );
    const last = sheet.rows[Math.min(sheet.rows.length - 1, heading.row + rows + moreCaptionLines(sheet, heading))];
    const apart = row?.labels.find(
      (label) => label.box.left > heading.box.right && hasOwnFigures(sheet, heading, label.box.left),
    );
    const end = Math.min(...[beside, apart].map((label) => (label ? label.box.left - 2 : sheet.page.width)));
    return {
      left: heading.box.left - MARGIN,
      right: month ? Math.min(end, (heading.box.right + month.box.left) / 2) : end,
      // Forms print headings smaller than the sums beside them, which therefore begin a little higher.
      top: heading.box.top - Math.max(2, heightOf(heading.box) * 0.6),
      bottom: last?.box.bottom ?? sheet.page.height,
      isBlock: apart !== undefined,
    };
  });
}

/** "IRPEF lorda ad aliquota progressiva": a word behind others in small letters heads nothing. */
const isOfSentence = ({ rows }: Sheet, { row, words: [first] }: Label): boolean => {
  const words = rows[row]?.words ?? [];
  const before = first ? words[words.indexOf(first) - 1] : undefined;
  return (
    first !== undefined &&
    before !== undefined &&
    /^\p{Ll}/u.test(first.text) &&
    /^\p{Ll}{3}/u.test(before.text) &&
    gapBetween(before, first) < SENTENCE_GAP
  );
};

/** In letter sizes: the next word of a sentence. */
const SENTENCE_GAP = 1;

/** Headings in one row over lists side by side: each list is told by itself, wherever over it its heading stands. */
function isAmongLists({ rows }: Sheet, { row }: Label): boolean {
  const heads = rows[row]?.cells ?? [];
  const below = rows.slice(row + 1, row + 3).map(({ cells }) => cells);
  const isPair = (cells: readonly Cell[], at: number): boolean =>
    /\p{L}{2}/u.test(cells[at]?.text ?? '') &&
    !/\d,\d{2}/.test(cells[at]?.text ?? '') &&
    /^[-−]?[\d.]+,\d{2}-?$/.test(cells[at + 1]?.text ?? '');
  const areLists = (cells: readonly Cell[]): boolean =>
    cells.length === heads.length * 2 && heads.every((_, at) => isPair(cells, at * 2));
  return heads.length > 1 && below.length > 1 && below.every(areLists);
}

/** "Situazione annuale": alone in its row over a row of captions, whatever words it is made of. */
const otherHeadings = ({ rows }: Sheet): Label[] =>
  rows.flatMap(({ cells, labels }, row) => {
    const [only, ...more] = cells;
    const captions = rows[row + 1]?.cells ?? [];
    const isTable = captions.length > 1 && !captions.some(({ text }) => /\d/.test(text));
    if (!only || more.length > 0 || labels.length > 0 || !isTable || kindOfHead(only) !== 'year') return [];
    return [{ name: 'yearly', words: only.words, box: only.box, row, distance: 0 }];
  });

/** Captions in several lines under a heading are one row of captions. */
function moreCaptionLines({ rows }: Sheet, { row }: Label): number {
  const lines = rows.slice(row + 1).findIndex(({ words }) => words.some(({ text }) => /\d/.test(text)));
  return Math.max(0, lines - 1);
}

/** "Dati fiscali e progressivi" over columns of the month and of the year: each of them says which of the two it is. */
const isOverBoth = (sheet: Sheet, heading: Label): boolean =>
  sheet.rows
    .slice(heading.row + 1, heading.row + 1 + NEAREST_ROWS)
    .some(({ cells }) =>
      [ofMonth, ofYear].every((shape) => cells.some(({ text }) => shape.test(plainWordsOf(text).trim()))),
    );

interface YearlyZone extends Box {
  /** Captions and figures under the heading, with another block beside it: whatever they are called, they are the year's. */
  readonly isBlock: boolean;
}

/** Rows of a block in which its captions have their figures beside them. */
const ROWS_WITH_FIGURES = 4;

/** Whether captions under a heading have their figures before a place to the right of it: what begins there is another block. */
function hasOwnFigures(sheet: Sheet, heading: Label, right: number): boolean {
  const rows = sheet.rows.slice(heading.row + 1, heading.row + 1 + ROWS_WITH_FIGURES);
  const told = rows.filter(({ cells }) => {
    const caption = cells.find(
      ({ text, box }) => Math.abs(box.left - heading.box.left) < MARGIN && /\p{L}{2}/u.test(text),
    );
    return (
      caption &&
      cells.some(({ text, box }) => /\d,\d{2}$/.test(text) && box.right < right && box.right > caption.box.left)
    );
  });
  return told.length >= 2;
}
