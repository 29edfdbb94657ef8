import type { Paper, TextStyle } from '../../paper/paper.ts';
import { plain } from '../../wording/money.ts';
import type { Style } from './style.ts';

export function figure(style: Style, cents: number): string {
  const text = plain(cents);
  if (cents >= 0) return text;
  return style.minus === 'leading' ? `-${text}` : `${text}-`;
}

const CENTS = 13;

/** An amount that ends at `right`; cents right of a rule where the form has cells for them. */
export function writeMoney(
  paper: Paper,
  right: number,
  y: number,
  cents: number,
  style: Style,
  print: TextStyle,
): void {
  const text = figure(style, cents);
  if (!style.splitsCents) {
    paper.text(right, y, text, { ...print, align: 'right' });
    return;
  }
  const [euros = '', rest = ''] = text.split(',');
  const size = print.size ?? 8;
  paper.text(right - CENTS - 2, y, euros, { ...print, align: 'right' });
  paper.rule(right - CENTS, y + 2, right - CENTS, y - size, 0.3, [0.4, 0.4, 0.4]);
  paper.text(right - CENTS + 2, y, rest, print);
}

export const moneyWidth = (paper: Paper, cents: number, style: Style, print: TextStyle): number =>
  paper.measure(figure(style, cents), print) + (style.splitsCents ? 8 : 0);
