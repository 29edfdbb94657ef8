import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf, type StoredPage } from '../../../file-bytes/structure/pages.ts';
import { entriesOf } from '../../../file-bytes/structure/value.ts';
import { besideEdge, type EndingFigure, isRounded } from './beside-edge.ts';
import type { EditorPoint } from './editor-points.ts';
import { type FigureWidth, figureWidth } from './figure-widths.ts';
import { pageContent } from './page-content.ts';
import { type WrittenText, writtenTexts } from './written-texts.ts';

const MOST = 60;
/** Points: numbers this near are one place, cut off behind a thousandth or not. */
const SAME_PLACE = 0.000_6;
const amount = /\d,\d{2}(?!\d)/;
/** With its side behind it, where the widths of these letters are known as well. */
const figure = /^-?\d{1,3}(?:\.?\d{3})*,\d{2}-?(?: ?[ADHS]$)?/;

/** Programs that cut their numbers off early write one place in two ways where it lies between two of them. */
const FEW_DECIMALS = 6;

function isTie(one: number, other: number): boolean {
  const decimals = String(other).split('.')[1]?.length ?? 0;
  return decimals <= FEW_DECIMALS && Math.abs(one - other) < 1.1 * 10 ** -decimals;
}

/** A figure as wide as another, at the same place from the left, is put there by the same reckoning. */
const areMates = ({ codes, put: one }: WrittenText, { codes: others, put: other }: WrittenText): boolean =>
  codes.length === others.length &&
  amount.test(others) &&
  one !== null &&
  other !== null &&
  Math.abs(one - other) < SAME_PLACE &&
  !isTie(one, other);

/** Where the figures of a page end, as far as the widths of their letters are known. */
function endings(file: FileStructure, state: number, page: StoredPage, placed: readonly WrittenText[]): EndingFigure[] {
  const resources = entriesOf(file.resolve(state, page.entries.get('Resources')));
  const fonts = entriesOf(file.resolve(state, resources.get('Font')));
  const known = new Map<string, FigureWidth>();
  return placed.flatMap((text): EndingFigure[] => {
    const { codes, font, put, scale } = text;
    const own = figure.exec(codes)?.[0];
    if (own === undefined || font === null || put === null || scale === null) return [];
    const widthOf = known.get(font) ?? figureWidth(file, state, fonts.get(font));
    known.set(font, widthOf);
    const width = widthOf(own);
    if (width === null) return [];
    return [{ text, edge: put + width * scale, behind: `${scale} ${codes.slice(own.length)}` }];
  });
}

/**
 * Figures at a rounded place amid others whose same place is written as the machine reckoned it, 500.39 beside
 * 500.38999999999993, or a hair beside the edge that the others keep to: a program writes its numbers in one way, whoever
 * typed these wrote them in another.
 */
export function roundedPlaces(file: FileStructure): EditorPoint[] {
  if (file.isEncrypted) return [];
  const state = file.states.length - 1;
  return pagesOf(file, state)
    .flatMap((page, index) => {
      const placed = writtenTexts(pageContent(file, state, page)).filter(({ put }) => put !== null);
      const reckoned = placed.filter(({ put }) => !isRounded(put ?? 0));
      const beside = new Set(besideEdge(endings(file, state, page, placed)));
      return placed
        .filter((text) => isRounded(text.put ?? 0) && amount.test(text.codes))
        .filter((text) => beside.has(text) || reckoned.some((other) => areMates(text, other)))
        .map(({ x, y }) => ({ page: index + 1, x, y }));
    })
    .slice(0, MOST);
}
