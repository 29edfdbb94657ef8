import { Paper } from '../../paper/paper.ts';
import type { Draw } from '../draw.ts';
import { type Fact, factPlaceOf, writeFacts } from '../facts.ts';
import { captionStyle, cased, imprintOf, lookOf, plainStyle } from '../look.ts';

/** A paper in words: who writes, what it is, data, a table, what is left, a line at the foot. */
export interface SheetText {
  readonly title: string;
  readonly sender: readonly string[];
  readonly facts: readonly Fact[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly Fact[];
  readonly prose: readonly string[];
  readonly language: string;
  readonly made: string;
}

const isFigure = (text: string): boolean => /\d/.test(text) && !/[A-Za-z]{4}/.test(text);

/** Draws such a paper in a print and with places that chance decides. */
export async function writeSheet(draw: Draw, sheet: SheetText): Promise<Uint8Array> {
  const look = lookOf(draw);
  const paper = await Paper.begin({
    ...imprintOf(draw, look),
    title: sheet.title,
    language: sheet.language,
    made: sheet.made,
  });
  const { margin, family, squeeze, ink, leading } = look;
  const [plain, bold] = [plainStyle(look), captionStyle(look)];
  const width = paper.width - 2 * margin;
  const pitch = Math.max(leading, look.size * 1.4);
  let y = paper.lines(margin, 48, sheet.sender, 12, { family, squeeze, size: 9.5 }) + 14;
  paper.text(margin, y, sheet.title, { family, squeeze, size: draw.word([11, 13, 15]), cut: 'bold', ink });
  y = writeFacts(paper, { x: margin, y: y + 24, width }, sheet.facts, factPlaceOf(draw), look) + 12;
  const columns = Math.max(sheet.head.length, ...sheet.rows.map((row) => row.length), 1);
  // The first column holds words, the others figures.
  const wide = Math.min(width / columns, 92);
  const right = (column: number): number => margin + width - (columns - 1 - column) * wide;
  const cells = (row: readonly string[], isHead: boolean): void => {
    row.forEach((text, column) => {
      const style = isHead ? bold : plain;
      if (column === 0) paper.text(margin, y, isHead ? cased(look, text) : text, style);
      else paper.text(right(column), y, isHead ? cased(look, text) : text, { ...style, align: 'right' });
    });
    y += pitch;
  };
  if (sheet.head.length > 0) {
    cells(sheet.head, true);
    paper.rule(margin, y - pitch + 3, margin + width, y - pitch + 3, 0.5);
  }
  for (const row of sheet.rows) {
    if (y > 760) {
      paper.nextPage();
      y = 60;
    }
    cells(row, false);
  }
  y += 10;
  for (const [name, value] of sheet.totals) {
    paper.text(margin, y, cased(look, name), bold);
    paper.text(margin + width, y, value, { ...plain, cut: isFigure(value) ? 'bold' : 'regular', align: 'right' });
    y += pitch;
  }
  y += 8;
  for (const words of sheet.prose) {
    if (y > 760) {
      paper.nextPage();
      y = 60;
    }
    y = paper.lines(margin, y, paper.wrap(words, width, plain), pitch, plain) + 6;
  }
  return paper.finish();
}
