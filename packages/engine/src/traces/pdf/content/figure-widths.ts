import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { entriesOf, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** How wide the signs of a figure are, in thousandths of the size of its letters; null where that is not known. */
export type FigureWidth = (figure: string) => number | null;

type Widths = Readonly<Record<string, number>>;

const figures = (digit: number, point: number, dash: number): Widths => ({
  ...Object.fromEntries([...'0123456789'].map((sign) => [sign, digit])),
  ...{ '.': point, ',': point, ' ': point, '-': dash },
});

/** Files leave out the widths of the fonts that every reader has: their figures, and the letters of sides behind them. */
const everywhere: readonly (readonly [RegExp, Widths])[] = [
  [/^(?:Helvetica|Arial)\S*Bold/, { ...figures(556, 278, 333), A: 722, D: 722, H: 722, S: 667 }],
  [/^(?:Helvetica|Arial)/, { ...figures(556, 278, 333), A: 667, D: 722, H: 722, S: 667 }],
  [/^Times\S*Bold/, { ...figures(500, 250, 333), A: 722, D: 722, H: 778, S: 556 }],
  [/^Times/, { ...figures(500, 250, 333), A: 722, D: 722, H: 722, S: 556 }],
  [/^Courier/, { ...figures(600, 600, 600), A: 600, D: 600, H: 600, S: 600 }],
];

function sumOf(figure: string, widthOf: (sign: string) => number | null): number | null {
  let sum = 0;
  for (const sign of figure) {
    const width = widthOf(sign);
    if (width === null) return null;
    sum += width;
  }
  return sum;
}

/** By the widths that the file gives with the font, else by those of the fonts that every reader has. */
export function figureWidth(file: FileStructure, state: number, stored: PdfValue | undefined): FigureWidth {
  const font = entriesOf(file.resolve(state, stored));
  const first = file.resolve(state, font.get('FirstChar'));
  const widths = itemsOf(file.resolve(state, font.get('Widths'))).map((width) => file.resolve(state, width));
  const known = everywhere.find(([name]) => name.test(nameIn(font.get('BaseFont')) ?? ''))?.[1] ?? null;
  return (figure) =>
    sumOf(figure, (sign) => {
      if (widths.length > 0) {
        const width = widths[sign.charCodeAt(0) - (typeof first === 'number' ? first : 0)];
        return typeof width === 'number' && width > 0 ? width : null;
      }
      return known?.[sign] ?? null;
    });
}
