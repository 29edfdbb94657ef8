import type { Day } from '@vesta/domain/dates/day';
import type { Family, Ink, Paper } from '../../paper/paper.ts';
import type { Draw } from '../draw.ts';
import { dayForms } from './states.ts';

/** Every choice by which one document looks unlike another. */
export interface Style {
  readonly photo: 'left' | 'right';
  readonly family: Family;
  readonly valueSize: number;
  readonly labelSize: number;
  readonly label: 'own and English' | 'own' | 'numbered';
  readonly labelPlace: 'above' | 'before';
  readonly isBold: boolean;
  readonly ground: 'waves' | 'rosettes' | 'lines' | 'shades';
  readonly inks: readonly [ground: Ink, line: Ink, title: Ink];
  readonly numberPlace: 'top' | 'among the fields';
  readonly day: (day: Day) => string;
}

const inks: readonly Style['inks'][] = [
  [
    [0.93, 0.95, 0.98],
    [0.78, 0.84, 0.92],
    [0.1, 0.2, 0.45],
  ],
  [
    [0.96, 0.93, 0.9],
    [0.88, 0.78, 0.7],
    [0.45, 0.15, 0.1],
  ],
  [
    [0.93, 0.97, 0.93],
    [0.77, 0.88, 0.78],
    [0.1, 0.35, 0.2],
  ],
  [
    [0.96, 0.94, 0.97],
    [0.86, 0.79, 0.89],
    [0.3, 0.15, 0.4],
  ],
  [
    [0.97, 0.96, 0.91],
    [0.88, 0.84, 0.68],
    [0.35, 0.25, 0.05],
  ],
];

export const styleOf = (draw: Draw): Style => ({
  photo: draw.one([
    ['photo left', 'left', 3],
    ['photo right', 'right', 2],
  ] as const),
  family: draw.one<Family>([
    ['font helvetica', 'helvetica', 3],
    ['font times', 'times', 1],
    ['font courier', 'courier', 1],
  ]),
  valueSize: draw.word([6.5, 7, 7.5, 8]),
  labelSize: draw.word([3.8, 4.2, 4.6]),
  label: draw.one<Style['label']>([
    ['labels in two languages', 'own and English', 3],
    ['labels in one language', 'own', 2],
    ['labels numbered', 'numbered', 1],
  ]),
  labelPlace: draw.one<Style['labelPlace']>([
    ['labels above', 'above', 4],
    ['labels before', 'before', 1],
  ]),
  isBold: draw.chance.happens(0.6),
  ground: draw.one<Style['ground']>([
    ['ground of waves', 'waves', 2],
    ['ground of rosettes', 'rosettes', 2],
    ['ground of lines', 'lines', 1],
    ['ground of shades', 'shades', 1],
  ]),
  inks: draw.word(inks),
  numberPlace: draw.one<Style['numberPlace']>([
    ['number in the corner', 'top', 3],
    ['number among the fields', 'among the fields', 2],
  ]),
  day: draw.one<(day: Day) => string>(dayForms),
});

/** What is printed under the words so that nobody copies them easily. */
export function writeGround(paper: Paper, { ground, inks: [base, line] }: Style): void {
  const { width, height } = paper;
  paper.box(0, 0, width, height, { fill: base });
  if (ground === 'waves')
    for (let y = -4; y < height + 8; y += 4.5)
      paper.path(0, y, `M 0 0 Q ${width / 4} -9 ${width / 2} 0 T ${width} 0`, { stroke: line, thickness: 0.35 });
  if (ground === 'lines') for (let x = -height; x < width; x += 4) paper.rule(x, height, x + height, 0, 0.3, line);
  if (ground === 'shades')
    for (let band = 0; band < 12; band += 1) {
      const fade = band / 12;
      const tint = base.map((light, at) => light * (1 - fade) + (line[at] ?? light) * fade) as unknown as Ink;
      paper.box((band * width) / 12, 0, width / 12 + 0.5, height, { fill: tint });
    }
  if (ground === 'rosettes')
    for (const [x, y] of [
      [0.3, 0.5],
      [0.75, 0.4],
    ] as const)
      for (let ring = 4; ring < height * 0.55; ring += 4.5) {
        paper.oval(x * width, y * height, ring * 1.25, ring, { stroke: line, thickness: 0.3 });
        paper.oval(x * width, y * height, ring, ring * 1.25, { stroke: line, thickness: 0.3 });
      }
}
