import { grey, type Ink, type Paper } from '../../paper/paper.ts';

/** A box of an Italian tax form: its number, its name and, in the typewriter's letters, what was filled in. */
export function numberedBox(
  paper: Paper,
  [x, y, width, height]: readonly [number, number, number, number],
  number: string,
  label: string,
  value: string,
  ink: Ink = [0.1, 0.35, 0.6],
): void {
  paper.box(x, y, width, height, { border: ink, thickness: 0.4 });
  paper.text(x + 2, y + 6, number, { size: 5.5, cut: 'bold', ink });
  paper.lines(
    x + 2 + (number ? paper.measure(number, { size: 5.5, cut: 'bold' }) + 3 : 0),
    y + 6,
    paper.wrap(label, width - 16, { size: 5 }),
    5.5,
    { size: 5, ink: grey },
  );
  const isFigure = /^[\d.,% ]+$/.test(value);
  const at = isFigure ? x + width - 3 : x + 4;
  paper.text(at, y + height - 3.5, value, { family: 'courier', size: 9, align: isFigure ? 'right' : 'left' });
}
