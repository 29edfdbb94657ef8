import type { Box } from '../../../evidence/geometry.ts';
import { type Raster, shrunk } from '../../../evidence/raster/raster.ts';
import { type Patch, patchesOf } from '../blocks.ts';
import { type Edge, steepEdges } from './steep-edges.ts';

const SIDE = 32;
/** Pictures of many pixels are soft over several of them, and no worse for being looked at smaller. */
const MOST_PIXELS = 3_000_000;
/** Lines longer than that are no letters, in parts of the picture's width. */
const LONGEST_LINE = 0.05;
const FEWEST_EDGES = 1500;
const FEWEST_IN_CELL = 16;
const FEWEST_IN_PATCH = 125;
const FEWEST_CELLS = 2;
const FEWEST_AROUND = 80;
/** How much steeper than the usual edge one has to be to count as crisp, and what no lens leaves as steep. */
const CRISPER = 1.45;
const STEEPEST_USUAL = 0.62;
/** Share of crisp edges in a cell of a patch, in the patch as a whole, and above its surroundings. */
const HOT = 0.38;
const HOT_PATCH = 0.42;
const ABOVE_AROUND = 0.26;
/** Letters have two sides, the rim of a card one; bars stand upright and rules lie flat, letters and faces do both. */
const EITHER_SIDE = 0.2;
const EITHER_WAY = 0.27;
const LARGEST_SHARE = 0.2;
const AROUND = 4;

const usualShare = (edges: readonly Edge[]): number =>
  Float32Array.from(edges, ({ share }) => share).sort()[edges.length >> 1] ?? 0;
const shareOf = (edges: readonly Edge[], holds: (edge: Edge) => boolean): number =>
  edges.length === 0 ? 0 : edges.filter(holds).length / edges.length;
const isEither = (share: number, least: number): boolean => Math.min(share, 1 - share) >= least;

/** Edges by the squares of the picture that they lie in. */
class Cells {
  readonly columns: number;
  readonly cells: Edge[][];

  constructor(edges: readonly Edge[], { width, height }: Raster) {
    this.columns = Math.ceil(width / SIDE);
    this.cells = Array.from({ length: this.columns * Math.ceil(height / SIDE) }, () => []);
    for (const edge of edges)
      this.cells[Math.floor(edge.y / SIDE) * this.columns + Math.floor(edge.x / SIDE)]?.push(edge);
  }

  within({ left, top, right, bottom }: Box, isMeant: (place: number) => boolean): Edge[] {
    return this.cells.flatMap((cell, place) => {
      const [x, y] = [(place % this.columns) * SIDE, Math.floor(place / this.columns) * SIDE];
      return x >= left && x < right && y >= top && y < bottom && isMeant(place) ? cell : [];
    });
  }
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

const limitFor = (usual: number): number => Math.min(0.97, usual * CRISPER);

function crispIn(raster: Raster): Patch[] | null {
  const edges = steepEdges(raster, raster.width * LONGEST_LINE);
  const usual = usualShare(edges);
  if (edges.length < FEWEST_EDGES || usual > STEEPEST_USUAL) return null;
  const table = new Cells(edges, raster);
  const limit = limitFor(usual);
  const isHot = table.cells.map(
    (cell) =>
      cell.length >= FEWEST_IN_CELL &&
      isEither(
        shareOf(cell, ({ isRise }) => isRise),
        EITHER_SIDE,
      ) &&
      shareOf(cell, ({ share }) => share >= limit) >= HOT,
  );
  return patchesOf(isHot, table.columns, SIDE).filter(({ box, blocks }) => {
    const inside = table.within(box, (place) => isHot[place] === true);
    if (blocks < FEWEST_CELLS || inside.length < FEWEST_IN_PATCH || inside.length > edges.length * LARGEST_SHARE)
      return false;
    const beside = table.within(grown(box, AROUND * SIDE), (place) => isHot[place] !== true);
    const around = beside.length >= FEWEST_AROUND ? beside : edges;
    // Pictures are sharper on one side than on the other: what lies around is the measure, where it is the sharper.
    const least = limitFor(Math.max(usual, usualShare(around)));
    const isCrisp = ({ share }: Edge): boolean => share >= least;
    const share = shareOf(inside, isCrisp);
    const upright = shareOf(inside.filter(isCrisp), ({ isUpright }) => isUpright);
    return isEither(upright, EITHER_WAY) && share >= Math.max(HOT_PATCH, shareOf(around, isCrisp) + ABOVE_AROUND);
  });
}

/**
 * A lens draws everything with the same softness, and paper nothing sharper. Letters and faces that are drawn into a
 * photograph afterwards are sharper than all the print around them. Answers with such places; null where the picture
 * has too little print, or was never seen through a lens.
 */
export function crispPatches(whole: Raster): Patch[] | null {
  const factor = Math.max(1, Math.round(Math.sqrt((whole.width * whole.height) / MOST_PIXELS)));
  const found = crispIn(shrunk(whole, factor));
  return found === null ? null : found.map(({ box, blocks }) => ({ blocks, box: scaled(box, factor) }));
}
