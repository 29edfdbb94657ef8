import type { Box } from '../../../evidence/geometry.ts';
import { patchesAmong } from '../blocks.ts';
import { WINDOW } from './signatures.ts';
import type { Twins } from './twins.ts';

/** A piece of a plane of which many squares have their twin the same way off. */
export interface Move {
  readonly box: Box;
  readonly dx: number;
  readonly dy: number;
  readonly squares: number;
}

/** Ways that differ by less belong together: a piece may be copied a little larger, or into another perspective. */
const BIN = 2;
const CELL = 8;
const FEWEST_TWINS = 3;
const FEWEST_CELLS = 2;
const MOST_WAYS = 400;
const MOST_MOVES = 160;

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

function piecesOf(twins: readonly Twins[], width: number, height: number): Move[] {
  const columns = Math.ceil(width / CELL);
  const cells = new Set(twins.map(({ x, y }) => Math.floor(y / CELL) * columns + Math.floor(x / CELL)));
  const pieces = patchesAmong(cells, columns, CELL).filter(({ blocks }) => blocks >= FEWEST_CELLS);
  return pieces.map(({ box, blocks }) => {
    const own = twins.filter(({ x, y }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    return {
      box: { ...box, right: Math.min(width, box.right + WINDOW), bottom: Math.min(height, box.bottom + WINDOW) },
      dx: middleOf(own.map(({ dx }) => dx)),
      dy: middleOf(own.map(({ dy }) => dy)),
      squares: blocks,
    };
  });
}

/** The ways off that most squares agree on, and where those squares lie together; the largest pieces first. */
export function movesOf(twins: readonly Twins[], width: number, height: number): Move[] {
  const bins = new Map<number, Twins[]>();
  for (const twin of twins) {
    const key = Math.round(twin.dy / BIN) * 65_536 + Math.round(twin.dx / BIN);
    const bin = bins.get(key);
    if (bin) bin.push(twin);
    else bins.set(key, [twin]);
  }
  return [...bins.values()]
    .filter((bin) => bin.length >= FEWEST_TWINS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WAYS)
    .flatMap((bin) => piecesOf(bin, width, height))
    .sort((a, b) => b.squares - a.squares)
    .slice(0, MOST_MOVES);
}
