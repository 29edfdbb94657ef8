import { compose, type Frame, IDENTITY, unturning } from '../frame.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { warped } from '../raster/warp.ts';
import { inkOf } from './ink.ts';
import { type Slant, slantsOf } from './slant.ts';

/** A sheet whose lines of text run level. */
export interface Sheet {
  readonly raster: Raster;
  /** Leads from its pixels to those of the picture; null when nothing was changed. */
  readonly frame: Frame | null;
}

/** Less does not disturb the recogniser, and redrawing costs sharpness. */
const SMALLEST_SLANT = 0.3;

function level(raster: Raster, slant: Slant): Sheet {
  const degrees = (slant.isSideways ? 90 : 0) + (Math.abs(slant.degrees) < SMALLEST_SLANT ? 0 : slant.degrees);
  if (degrees === 0) return { raster, frame: null };
  const { frame, width, height } = unturning(raster.width, raster.height, degrees);
  return { raster: warped(raster, frame, width, height), frame };
}

const onItsHead = ({ raster, frame }: Sheet): Sheet => ({
  raster: turned(raster, 180),
  frame: compose(frame ?? IDENTITY, unturning(raster.width, raster.height, 180).frame),
});

/** The four ways in which a sheet may be held, the likeliest first; each is drawn only when it is asked for. */
export function* positionsOf(picture: Raster): Generator<Sheet, void> {
  for (const slant of slantsOf(inkOf(picture))) {
    const sheet = level(picture, slant);
    yield sheet;
    yield onItsHead(sheet);
  }
}
