import type { Page } from '../page.ts';
import type { Raster } from '../raster/raster.ts';

/** The pixels that a page was read from, straightened and evenly lit. */
export interface KeptSheet {
  readonly raster: Raster;
  /** Units of the page per pixel. */
  readonly unit: number;
}

const sheets = new WeakMap<Page, KeptSheet>();

/** Keeps the pixels as long as the page itself is kept: its zone is read from them again, without the work before. */
export const keepSheet = (page: Page, sheet: KeptSheet): void => {
  sheets.set(page, sheet);
};

export const keptSheet = (page: Page): KeptSheet | null => sheets.get(page) ?? null;
