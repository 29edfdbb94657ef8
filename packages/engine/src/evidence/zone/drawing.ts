import type { Raster } from '../raster/raster.ts';

/** Pixels, and how many of them one pixel of the original picture became. */
export interface Drawing {
  readonly raster: Raster;
  readonly enlarged: number;
}
