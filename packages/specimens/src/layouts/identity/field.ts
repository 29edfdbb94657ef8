import type { Ink, Paper, TextStyle } from '../../paper/paper.ts';

/** A small label and the value below it, as cards print them. */
export function field(
  paper: Paper,
  x: number,
  y: number,
  label: string,
  value: string,
  look: { ink?: Ink; value?: TextStyle; gap?: number } = {},
): void {
  paper.text(x, y, label, { size: 4.2, ink: look.ink ?? [0.25, 0.3, 0.4] });
  paper.text(x, y + (look.gap ?? 8), value, { size: 7.5, cut: 'bold', ...look.value });
}
