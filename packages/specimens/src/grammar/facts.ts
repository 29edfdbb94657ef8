import type { Ink, Paper, TextStyle } from '../paper/paper.ts';
import type { Draw, Way } from './draw.ts';
import { captionStyle, cased, type Look, plainStyle } from './look.ts';

export type Fact = readonly [caption: string, value: string];
export type FactPlace = 'colon' | 'aligned' | 'above' | 'cells' | 'dotted' | 'below';

/** Where a value stands to its caption. */
export const factPlaces: readonly Way<FactPlace>[] = [
  ['value behind a colon', 'colon', 3],
  ['value in a column of its own', 'aligned', 3],
  ['value under its caption', 'above', 3],
  ['value in a cell', 'cells', 2],
  ['value behind dots', 'dotted', 0.7],
];

export const factPlaceOf = (draw: Draw): FactPlace => draw.one(factPlaces);

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const line: Ink = [0.5, 0.5, 0.5];
const GAP = 8;

function inLines(paper: Paper, { x, y, width }: Area, facts: readonly Fact[], place: FactPlace, look: Look): number {
  const [names, values] = [captionStyle(look), { ...plainStyle(look), size: look.size + 0.5 }];
  const leading = Math.max(look.leading, look.size * 1.4);
  const column = Math.min(
    width * 0.55,
    Math.max(...facts.map(([caption]) => paper.measure(cased(look, caption), names))) + GAP,
  );
  let at = y;
  for (const [caption, value] of facts) {
    const name = cased(look, caption);
    const end = paper.measure(`${name}: `, names);
    const start = place === 'colon' ? end + 2 : Math.max(column, end);
    paper.text(x, at, place === 'colon' ? `${name}:` : name, names);
    // A value too long for its line begins on the next one.
    if (paper.measure(value, values) > width - start) {
      at = paper.lines(x + GAP, at + leading, paper.wrap(value, width - GAP, values), leading, values);
      continue;
    }
    if (place === 'dotted') {
      const dot = paper.measure('.', values);
      const dots = Math.floor((start - end - 2) / dot);
      if (dots > 2) paper.text(x + end, at, '.'.repeat(dots), values);
    }
    paper.text(x + start, at, value, values);
    at += leading;
  }
  return at;
}

/** Cells or stacked pairs, as many beside each other as fit. */
function inRows(paper: Paper, { x, y, width }: Area, facts: readonly Fact[], place: FactPlace, look: Look): number {
  const names: TextStyle = { ...captionStyle(look), size: Math.max(5.5, look.size - 2) };
  const values: TextStyle = { ...plainStyle(look), size: look.size + 0.5 };
  const height = names.size === undefined ? 24 : names.size + look.size + 9;
  const widthOf = ([caption, value]: Fact): number =>
    Math.max(paper.measure(cased(look, caption), names), paper.measure(value, values)) + GAP;
  let [at, left] = [y - look.size, x];
  facts.forEach((fact, index) => {
    const own = Math.min(width, widthOf(fact));
    if (left + own > x + width && left > x) [left, at] = [x, at + height];
    const next = facts[index + 1];
    const fills = !next || left + own + widthOf(next) > x + width;
    if (place === 'cells') paper.box(left, at, fills ? x + width - left : own, height, { border: line });
    const name = cased(look, fact[0]);
    const pad = place === 'cells' ? 3 : 0;
    const [upper, lower] = [at + (names.size ?? 6) + 2, at + height - 4];
    paper.text(left + pad, place === 'below' ? lower : upper, name, names);
    paper.text(left + pad, place === 'below' ? upper + 2 : lower, fact[1], values);
    left += own;
  });
  return at + height + look.size + 2;
}

/** Writes the pairs and answers where the next thing may stand. */
export function writeFacts(paper: Paper, area: Area, facts: readonly Fact[], place: FactPlace, look: Look): number {
  if (facts.length === 0) return area.y;
  const rows = place === 'above' || place === 'cells' || place === 'below';
  return rows ? inRows(paper, area, facts, place, look) : inLines(paper, area, facts, place, look);
}
