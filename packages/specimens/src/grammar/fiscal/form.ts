import type { Paper, TextStyle } from '../../paper/paper.ts';
import { captionStyle, cased, plainStyle } from '../look.ts';
import type { Style } from './style.ts';

/** One place of a form: its number, its name in full and in short, and what is filled in; further values beside it. */
export interface Box {
  readonly number: string;
  readonly label: string;
  readonly short?: string;
  readonly values: readonly string[];
}

export interface Block {
  readonly title: string;
  readonly boxes: readonly Box[];
  /** Names of the columns where values stand side by side. */
  readonly heads?: readonly string[];
  /** A block that may begin a page. */
  readonly mayBreak?: boolean;
}

const line = [0.4, 0.4, 0.4] as const;
const LEAST_COLUMN = 84;

const labelOf = (style: Style, { label, short, number }: Box): string => {
  const text = style.isShort && short ? short : label;
  return style.number === 'before' && number ? `${number} ${text}` : text;
};

const filled = ({ look, isTyped }: Style): TextStyle => ({
  ...plainStyle(look),
  size: look.size + 0.5,
  ...(isTyped ? { family: 'courier', squeeze: 100 } : {}),
});

function writeCells(paper: Paper, style: Style, boxes: readonly Box[], top: number): number {
  const { look } = style;
  const width = (paper.width - 2 * look.margin) / style.across;
  const names: TextStyle = { ...plainStyle(look), size: Math.max(5, look.size - 2.5) };
  let [y, place] = [top - look.size, 0];
  let height = 0;
  let row: { box: Box; lines: string[]; span: number; left: number }[] = [];
  const close = (): void => {
    if (row.length === 0) return;
    height = Math.max(...row.map(({ lines }) => lines.length)) * ((names.size ?? 6) + 1.5) + look.size + 9;
    for (const { box, lines, span, left } of row) {
      paper.box(left, y, width * span, height, { border: line });
      const hasCorner = style.number === 'corner' && box.number !== '';
      if (hasCorner)
        paper.text(left + width * span - 3, y + (names.size ?? 6) + 1.5, box.number, {
          ...names,
          align: 'right',
          cut: 'bold',
        });
      paper.lines(left + 3, y + (names.size ?? 6) + 1.5, lines, (names.size ?? 6) + 1.5, names);
      const value = box.values.filter(Boolean).join('   ');
      const at = style.values === 'right' ? left + width * span - 4 : left + 4;
      paper.text(at, y + height - 4, value, { ...filled(style), align: style.values });
    }
    y += height;
    [row, place] = [[], 0];
  };
  for (const box of boxes) {
    const value = box.values.filter(Boolean).join('   ');
    const wide = paper.measure(value, filled(style)) + 10;
    const span = Math.min(style.across, Math.max(1, Math.ceil(wide / width)));
    if (place + span > style.across) close();
    row.push({
      box,
      span,
      left: look.margin + place * width,
      lines: paper.wrap(labelOf(style, box), width * span - 16, names),
    });
    place += span;
  }
  close();
  return y + look.size + 8;
}

function writeLines(paper: Paper, style: Style, { boxes, heads }: Block, top: number): number {
  const { look } = style;
  const right = paper.width - look.margin;
  const columns = Math.max(1, ...boxes.map(({ values }) => values.length));
  const names = plainStyle(look);
  const headWidths = (heads ?? []).map((head) => paper.measure(cased(look, head), captionStyle(look)) + 12);
  const column = Math.max(LEAST_COLUMN, ...headWidths);
  const pitch = look.size * 1.25;
  let y = top;
  if (heads) {
    heads.forEach((head, index) => {
      paper.text(right - (columns - 1 - index) * column, y, cased(look, head), {
        ...captionStyle(look),
        align: 'right',
      });
    });
    y += pitch + 4;
  }
  for (const box of boxes) {
    const isCorner = style.number === 'corner' && box.number !== '';
    const left = look.margin + (isCorner ? 26 : 0);
    const widest = Math.max(column, ...box.values.map((value) => paper.measure(value, filled(style)) + 12));
    const room = right - left - (columns > 1 ? columns * column : widest);
    const lines = paper.wrap(labelOf(style, box), room, names);
    if (isCorner) paper.text(look.margin, y, box.number, { ...names, cut: 'bold' });
    paper.lines(left, y, lines, pitch, names);
    box.values.forEach((value, index) => {
      const at = y + (lines.length - 1) * pitch;
      paper.text(right - (columns - 1 - index) * column, at, value, { ...filled(style), align: 'right' });
    });
    y += lines.length * pitch + 3;
    if (style.boxes === 'ruled lines') {
      paper.rule(look.margin, y - look.size + 0.5, right, y - look.size + 0.5, 0.3, line);
      y += 2;
    }
  }
  return y + 8;
}

/** The blocks one below the other; answers where the next thing may stand. */
export function writeBlocks(paper: Paper, style: Style, blocks: readonly Block[], top: number): number {
  const { look } = style;
  let y = top;
  for (const block of blocks) {
    const perRow = style.boxes === 'cells' ? style.across : 1;
    const needed = Math.ceil(block.boxes.length / perRow) * (style.boxes === 'cells' ? 34 : look.size * 2) + 30;
    if ((block.mayBreak && style.breaksPage) || y + needed > 790) {
      paper.nextPage();
      y = 60;
    }
    if (block.title) {
      paper.text(look.margin, y, block.title, {
        ...captionStyle(look),
        cut: 'bold',
        size: look.size + 0.5,
        ink: look.ink,
      });
      y += look.size + 8;
    }
    // Values side by side need lines: a cell holds one of them.
    y =
      style.boxes === 'cells' && !block.heads
        ? writeCells(paper, style, block.boxes, y)
        : writeLines(paper, style, block, y);
  }
  return y;
}
