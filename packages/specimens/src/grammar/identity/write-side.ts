import { portrait, signature } from '../../layouts/identity/ground.ts';
import type { Paper, TextStyle } from '../../paper/paper.ts';
import { english, type Labels, type State } from './states.ts';
import { type Style, writeGround } from './style.ts';

export type Told = readonly [name: keyof Labels, value: string];

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function labelOf({ label }: Style, { labels }: State, name: keyof Labels, number: number): string {
  const own = labels[name];
  if (label === 'own' || own === english[name]) return own;
  return label === 'numbered' ? `${number}. ${own} / ${english[name]}` : `${own} / ${english[name]}`;
}

/** Set smaller until it fits: names may be long. */
function fitted(paper: Paper, text: string, style: TextStyle, width: number): TextStyle {
  const wide = paper.measure(text, style);
  return wide <= width ? style : { ...style, size: ((style.size ?? 7) * width) / wide };
}

/** Short things share a line, long ones have their own. */
function linesOf(told: readonly Told[]): Told[][] {
  const lines: Told[][] = [];
  for (const one of told) {
    const last = lines.at(-1);
    const isShort = ([name]: Told): boolean => !['surname', 'given', 'place', 'authority'].includes(name);
    if (last?.length === 1 && last[0] && isShort(last[0]) && isShort(one)) last.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** The fields in an area, one line below the other. */
export function writeTold(paper: Paper, style: Style, state: State, told: readonly Told[], area: Area): void {
  const lines = linesOf(told);
  const pitch = Math.min(22, area.height / lines.length);
  const labels: TextStyle = { size: style.labelSize, ink: style.inks[2], family: 'helvetica' };
  const values: TextStyle = {
    size: Math.min(style.valueSize, pitch - style.labelSize - 1),
    family: style.family,
    cut: style.isBold ? 'bold' : 'regular',
  };
  let number = 0;
  lines.forEach((line, at) => {
    const y = area.y + at * pitch;
    const width = area.width / line.length;
    line.forEach(([name, value], place) => {
      number += 1;
      const x = area.x + place * width;
      const label = labelOf(style, state, name, number);
      const room = width - 4;
      const small = fitted(paper, label, labels, style.labelPlace === 'before' ? room * 0.55 : room);
      const start = style.labelPlace === 'before' ? paper.measure(label, small) + 3 : 0;
      const below = style.labelPlace === 'before' ? 0 : (values.size ?? 7) + 0.5;
      paper.text(x, y, label, small);
      paper.text(x + start, y + below, value, fitted(paper, value, values, room - start));
    });
  });
}

/** Ground, title, photograph and fields of a front. */
export function writeFront(
  paper: Paper,
  style: Style,
  state: State,
  about: {
    readonly title: string;
    readonly number: string;
    readonly told: readonly Told[];
    /** How much of the height the fields may take. */
    readonly bottom: number;
  },
): void {
  writeGround(paper, style);
  const { width } = paper;
  const isLeft = style.photo === 'left';
  const [photoWidth, photoTop] = [width * 0.25, 32];
  const photoHeight = Math.min(photoWidth * 1.3, about.bottom - photoTop - 4);
  const photoX = isLeft ? 10 : width - 10 - photoWidth;
  paper.text(10, 13, state.name, { size: 6.5, cut: 'bold', ink: style.inks[2] });
  paper.text(10, 22, about.title, { size: 5.5, ink: style.inks[2] });
  if (style.numberPlace === 'top')
    paper.text(width - 10, 14, about.number, { size: 9, cut: 'bold', align: 'right', family: style.family });
  portrait(paper, photoX, photoTop, photoWidth, photoHeight);
  const told: readonly Told[] =
    style.numberPlace === 'top' ? about.told : [...about.told, ['number', about.number] as const];
  const x = isLeft ? photoX + photoWidth + 8 : 10;
  writeTold(paper, style, state, told, { x, y: 36, width: width - photoWidth - 28, height: about.bottom - 38 });
  signature(paper, photoX + 2, about.bottom + 8);
}
