import { black, type Ink, type Paper, type TextStyle } from './paper.ts';

export interface CellLook {
  readonly label?: TextStyle;
  readonly value?: TextStyle;
  readonly border?: Ink | null;
  readonly fill?: Ink;
}

/** A box of a form: the name small in its upper corner, the value below. */
export function cell(
  paper: Paper,
  [x, y, width, height]: readonly [number, number, number, number],
  label: string,
  value: string,
  look: CellLook = {},
): void {
  const border = look.border === undefined ? black : look.border;
  if (border || look.fill) {
    paper.box(x, y, width, height, { ...(border ? { border } : {}), ...(look.fill ? { fill: look.fill } : {}) });
  }
  paper.text(x + 2.5, y + 6.5, label, { size: 5, ...look.label });
  const style = { size: 8.5, ...look.value };
  const at = style.align === 'right' ? x + width - 3 : style.align === 'centre' ? x + width / 2 : x + 3;
  paper.text(at, y + height - 3.5, value, style);
}

/** One row of words, each at its own place. */
export function row(
  paper: Paper,
  y: number,
  cells: readonly (readonly [number, string, TextStyle?])[],
  style: TextStyle,
): void {
  for (const [x, text, own] of cells) paper.text(x, y, text, { ...style, ...own });
}
