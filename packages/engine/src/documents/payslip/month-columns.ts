import { plainWordsOf } from '@vesta/domain/text/fold';
import { type Box, middleX } from '../../evidence/geometry.ts';
import type { Row, Sheet } from '../../extraction/labels.ts';
import { amountsIn, type RowAmount } from './row-amounts.ts';

const italianMonth =
  '(?:(?:competenze|ritenute|trattenute|importi|importo|valori|valore|dati) )?(?:del )?mese|mensile|mese corrente|importo';
const germanMonth = [
  '(?:(?:betrag|werte?|summen?) )?(?:(?:im|lfd|laufender|aktueller|dieser) )?(?:abrechnungs)?monat',
  'monatlich|monats(?:werte?|betrag|betrage|summen?)|aktuell|betrag|abzug',
].join('|');
export const ofMonth = new RegExp(
  `^(?:${italianMonth}|(?:${germanMonth})(?: (?:in )?euro?)?|current(?: month| period)?)$`,
);

const italianYear =
  'anno(?: (?:in corso|corrente))?|annuale|annuo|annui|(?:dati |totali )?progressiv[oi](?: (?:dell )?ann[ou]i?)?|progr(?: ann[ou])?|da inizio anno|da gennaio|cumul(?:o|at[oi]|ativ[oi])(?: (?:dell )?ann[ou]i?)?|totale ann[ou]';
const runsOn = '(?:kum|kumul|kumuliert|kumulativ|aufgel|aufgelaufen|auflaufend|bisher)';
const germanYear = [
  `(?:(?:betrag|werte?|(?:gesamt)?summen?) )?(?:im |lfd )?(?:kalender)?jahr(?: ${runsOn})?`,
  `(?:kalender)?jahr 20\\d\\d ${runsOn}`,
  `jahres(?:werte?|summen?|betrag|betrage|kumulation|kumul|total|gesamt\\w*)`,
  `${runsOn}(?:e (?:jahres)?(?:werte?|summen?|betrage))?(?: jahr)?`,
  '(?:werte |summen )?seit (?:jahresbeginn|januar|jan)',
  '(?:januar|jan) (?:bis )?\\p{L}{3,9}',
].join('|');
/** "aufgelaufen 01-09/2026", "Jahr 2026", "Jan - Okt 2026", "kumuliert bis 10/2026": the months or the year that are meant. */
const spanOfYear = '(?: bis)?(?: \\d{1,2}){0,2}(?: 20\\d\\d)?';
export const ofYear = new RegExp(
  `^(?:${italianYear}|(?:${germanYear})${spanOfYear}(?: (?:in )?euro?)?|year to date|ytd)$`,
  'u',
);
const MOST_ROWS = 24;

/** Points by which edges of one column differ. */
export const MARGIN = 12;
/** Rows below a heading that are still near it. */
export const NEAREST_ROWS = 2;

/** Whether words that are no figure begin under a place of a row, as captions under the heading of their block. */
const headsCaptions = (sheet: Sheet, place: number, left: number): boolean =>
  sheet.rows
    .slice(place + 1, place + 1 + NEAREST_ROWS)
    .some(({ cells }) => cells.some(({ text, box }) => Math.abs(box.left - left) < MARGIN && /\p{L}{2}/u.test(text)));

const FEWEST_PARTED = 2;

/**
 * Whether every row of two figures has them on either side of where the caption of the second begins: captions at the left
 * of their cells and figures at the right stand far apart.
 */
function arePartedAt(rows: readonly Row[], left: number): boolean {
  const pairs = rows.map(({ words }) => amountsIn(words)).filter(({ length }) => length === 2);
  const isParted = ([one, other]: readonly RowAmount[]): boolean =>
    (one?.words.at(-1)?.box.right ?? left) < left && (other?.words[0]?.box.left ?? 0) >= left;
  return pairs.length >= FEWEST_PARTED && pairs.every(isParted);
}

/** A column of the year beside one of the month, each under its caption: from the middle between the two on. */
export function yearlyColumns(sheet: Sheet): Box[] {
  return sheet.rows.flatMap(({ cells, box }, place) => {
    const named = (shape: RegExp) => cells.filter(({ text }) => shape.test(plainWordsOf(text).trim()));
    const months = named(ofMonth);
    return named(ofYear).flatMap((year): Box[] => {
      const month = months.toSorted((a, b) => distance(a.box, year.box) - distance(b.box, year.box))[0];
      if (!month) return [];
      const isRight = year.box.left > month.box.left;
      const beside = cells.find((cell) => cell.box.left > year.box.right)?.box.left ?? sheet.page.width;
      const rest = sheet.rows.slice(place + 1);
      // A table ends where the next one says anew that it is of the month, or begins at another margin.
      const margin = (rest[0]?.box.left ?? 0) + MARGIN * 4;
      const next = rest.findIndex(
        (row) => row.box.left > margin || row.cells.some(({ text }) => ofMonth.test(plainWordsOf(text).trim())),
      );
      const rows = Math.min(next < 0 ? MOST_ROWS : next, MOST_ROWS);
      const last = sheet.rows[Math.min(sheet.rows.length - 1, place + rows)];
      // A block of its own has its captions under its heading; a column has only figures there.
      const isBlock = isRight && headsCaptions(sheet, place, year.box.left);
      const isApart = isRight && arePartedAt(rest.slice(0, rows), year.box.left);
      const between = isApart ? year.box.left : (year.box.left + month.box.right) / 2;
      const middle = isBlock ? year.box.left - MARGIN : between;
      // The figures of a block stand behind its captions, however far to the right.
      const end = isBlock ? beside - MARGIN / 2 : (year.box.right + beside) / 2;
      return [
        {
          left: isRight ? middle : year.box.left - (month.box.left - year.box.right),
          right: isRight ? end : (year.box.right + month.box.left) / 2,
          top: box.bottom,
          bottom: last?.box.bottom ?? sheet.page.height,
        },
      ];
    });
  });
}

const otherMonth =
  /^(?:vormonat|vorjahr|vormonatswerte?|vorjahresmonat|mese prec(?:edente)?|anno prec(?:edente)?|differenz)$/;

/** Columns of the month before, or of the year before, beside that of the month: their figures are none of this slip. */
export function columnsOfOthers(sheet: Sheet): Box[] {
  return sheet.rows.flatMap(({ cells, box }, place) => {
    const says = (at: number, shape: RegExp): boolean => shape.test(plainWordsOf(cells[at]?.text ?? '').trim());
    if (!cells.some((_, at) => says(at, ofMonth))) return [];
    const last = sheet.rows[Math.min(sheet.rows.length - 1, place + MOST_ROWS)];
    return cells.flatMap((cell, at): Box[] => {
      if (!says(at, otherMonth)) return [];
      // Figures end where their captions end, or begin where these begin.
      const [before, next] = [cells[at - 1]?.box.right ?? 0, cells[at + 1]?.box.left ?? sheet.page.width];
      const right = (cell.box.right + next) / 2;
      return [{ left: before, right, top: box.bottom, bottom: last?.box.bottom ?? sheet.page.height }];
    });
  });
}

const distance = (a: Box, b: Box): number => Math.abs(middleX(a) - middleX(b));

export const isInside = (zone: Box, box: Box): boolean =>
  middleX(box) > zone.left && middleX(box) < zone.right && box.top >= zone.top && box.bottom <= zone.bottom + 1;

const besides = new WeakMap<Sheet, readonly Box[]>();

/** Whether a figure stands in a column that the sheet heads as another than that of the month: of the year, or of the month before. */
export function isBesideMonth(sheet: Sheet, box: Box): boolean {
  const columns = besides.get(sheet) ?? [...yearlyColumns(sheet), ...columnsOfOthers(sheet)];
  besides.set(sheet, columns);
  return columns.some((column) => isInside(column, box));
}
