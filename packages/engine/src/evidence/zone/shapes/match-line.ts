import type { Box } from '../../geometry.ts';
import type { Raster } from '../../raster/raster.ts';
import { bestLikeness, cutCell, emptyCell } from './cell.ts';
import { cellPlaces } from './cell-places.ts';
import { finalistsAt, letterAt, type MatchedLetter } from './letter-at.ts';
import { type Strip, stripOf, type Track, trackIn } from './strip.ts';
import { type Grid, gridOf } from './templates.ts';

const lineLengths = [30, 36, 44] as const;
/** From letter to letter, in heights of a letter. */
const NARROWEST = 0.74;
const WIDEST = 1.12;
/** The last letter is this much narrower than a cell. */
const LETTER_IN_CELL = 0.68;
/** Cells of room before and behind the ink, and rows above and below. */
const ROOM = 1;
const ROWS = 2;

let grids: { readonly coarse: Grid; readonly fine: Grid } | null = null;
/** Drawn when first asked for: a process that reads statements never needs them. */
const shapes = (): { readonly coarse: Grid; readonly fine: Grid } => {
  grids ??= { coarse: gridOf(12), fine: gridOf(20) };
  return grids;
};

function likenessOfAll(strip: Strip, grid: Grid, places: readonly number[], top: number): number {
  const cell = emptyCell(grid);
  let total = 0;
  for (const place of places) {
    cutCell(strip, grid, place, top, cell);
    total += bestLikeness(cell, grid);
  }
  return total;
}

/** Letters may be drawn a little larger or smaller than the standard says; another size must fit clearly better. */
const SIZES = [1, 0.92, 1.08] as const;
const CLEARLY = 1.01;
/** Letters as like the shapes as this need no other size. */
const WELL_FITTING = 0.84;

interface Fit {
  readonly strip: Strip;
  readonly top: number;
  readonly height: number;
  readonly middle: number;
  readonly total: number;
}

/** The height at which the letters are most like the shapes: rows of few letters hide where they begin and end. */
function fitOf(draw: (height: number) => Strip, grid: Grid, standard: number, middle: number, places: number[]): Fit {
  let best: Fit | null = null;
  for (const size of SIZES) {
    if (best && best.total > places.length * WELL_FITTING) break;
    const height = standard * size;
    const strip = draw(height);
    const from: number = best && size !== 1 ? best.top : 0;
    for (let top: number = from; top <= (size === 1 ? 2 * ROWS : from); top += 1) {
      const total = likenessOfAll(strip, grid, places, top);
      if (best && total < best.total * (size === 1 ? 1 : CLEARLY)) continue;
      best = { strip, top, height, middle: middle + ((top - ROWS) * height) / grid.letter, total };
    }
  }
  return best ?? { strip: draw(standard), top: ROWS, height: standard, middle, total: 0 };
}

export interface MatchedLine {
  readonly letters: readonly MatchedLetter[];
  /** How like the shapes the letters are on average, up to 1. */
  readonly like: number;
}

function readAs(raster: Raster, track: Track, count: number): MatchedLine {
  const { coarse, fine } = shapes();
  const pitch = (track.right - track.left + 1) / (count - 1 + LETTER_IN_CELL);
  // Cells stand centred on their letters: the first one begins before the ink does.
  const from = track.left - pitch * ((1 - LETTER_IN_CELL) / 2 + ROOM);
  const drawnOn = (grid: Grid, height: number, middle: number): Strip =>
    stripOf(raster, track, {
      width: Math.round((count + 2 * ROOM) * grid.pitch),
      height: grid.height + 2 * ROWS,
      from,
      middle,
      across: grid.pitch / pitch,
      up: grid.letter / height,
    });
  // The standard ties the height of letters to how far they stand apart.
  const standard = (pitch * fine.letter) / fine.pitch;
  const places = cellPlaces(drawnOn(coarse, standard, track.middle), coarse, count, coarse.pitch * 2 * ROOM);
  const fit = fitOf((height) => drawnOn(coarse, height, track.middle), coarse, standard, track.middle, places);
  const strip = drawnOn(fine, fit.height, fit.middle);
  const letters = places.map((place) => {
    const left = Math.round((place * fine.pitch) / coarse.pitch);
    return letterAt(strip, fine, left, ROWS, finalistsAt(fit.strip, coarse, place, fit.top));
  });
  return { letters, like: letters.reduce((sum, { like }) => sum + like, 0) / count };
}

/** Compares one line with the shapes of OCR-B, in every length that its letters allow; null where none fits. */
export function matchLine(raster: Raster, box: Box): MatchedLine | null {
  const track = trackIn(raster, box);
  if (!track) return null;
  const width = track.right - track.left + 1;
  const lengths = lineLengths.filter((count) => {
    const pitch = width / (count - 1 + LETTER_IN_CELL) / track.height;
    return pitch >= NARROWEST && pitch <= WIDEST;
  });
  const read = lengths.map((count) => readAs(raster, track, count));
  return read.toSorted((a, b) => b.like - a.like)[0] ?? null;
}
