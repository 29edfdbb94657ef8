import type { ZoneLetter } from '../zone-line.ts';
import { cutCell, emptyCell, likeness } from './cell.ts';
import type { Strip } from './strip.ts';
import type { Grid } from './templates.ts';

/** How fast trust falls with the lead in likeness over the next shape. */
const SHARPNESS = 36;
const FEWEST_CHANCE = 0.004;
const MOST_OTHERS = 5;
/** Below this a cell is like nothing; from the other on the likeness itself says nothing against it. */
const UNLIKE = 0.45;
const ALIKE = 0.8;
const FINALISTS = 6;

export interface MatchedLetter extends ZoneLetter {
  readonly like: number;
}

interface Shift {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/** How like each of some shapes a cell is, at the best of its shifts. */
function likesAt(strip: Strip, grid: Grid, shapes: readonly number[], shift: Shift): Float32Array {
  const cell = emptyCell(grid);
  const likes = new Float32Array(grid.templates.length).fill(-1);
  const [lastLeft, lastTop] = [strip.width - grid.pitch, strip.height - grid.height];
  for (let dy = -shift.down; dy <= shift.down; dy += 1) {
    for (let dx = -shift.across; dx <= shift.across; dx += 1) {
      const left = Math.min(lastLeft, Math.max(0, shift.left + dx));
      const top = Math.min(lastTop, Math.max(0, shift.top + dy));
      cutCell(strip, grid, left, top, cell);
      for (const shape of shapes) {
        const values = grid.templates[shape]?.values;
        if (values) likes[shape] = Math.max(likes[shape] ?? -1, likeness(cell, values));
      }
    }
  }
  return likes;
}

/** The shapes that a cell might be, by a look at little detail. */
export function finalistsAt(strip: Strip, grid: Grid, left: number, top: number): number[] {
  const all = grid.templates.map((_, shape) => shape);
  const likes = likesAt(strip, grid, all, { left, top, across: 1, down: 0 });
  return all.toSorted((a, b) => (likes[b] ?? -1) - (likes[a] ?? -1)).slice(0, FINALISTS);
}

/** Which of the finalists stands in a cell, by a close look. */
export function letterAt(
  strip: Strip,
  grid: Grid,
  left: number,
  top: number,
  finalists: readonly number[],
): MatchedLetter {
  const likes = likesAt(strip, grid, finalists, { left, top, across: 2, down: 1 });
  const ranked = finalists
    .map((shape) => ({ sign: grid.templates[shape]?.sign ?? '<', like: likes[shape] ?? -1 }))
    .toSorted((a, b) => b.like - a.like);
  const most = ranked[0]?.like ?? 0;
  const weights = ranked.map(({ like }) => Math.exp((like - most) * SHARPNESS));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const trust = Math.min(1, Math.max(0, (most - UNLIKE) / (ALIKE - UNLIKE)));
  const others = ranked.slice(1).filter((_, index) => (weights[index + 1] ?? 0) / total > FEWEST_CHANCE);
  return {
    letter: ranked[0]?.sign ?? '<',
    confidence: ((weights[0] ?? 0) / total) * trust,
    others: others
      .slice(0, MOST_OTHERS)
      .map(({ sign }) => sign)
      .join(''),
    like: most,
  };
}
