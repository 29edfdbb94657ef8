import { type Raster, rasterise } from '../picture/raster.ts';
import type { Touched } from './forgery.ts';
import { grown, isInside } from './sheet/box.ts';

/** Coarse enough to be quick, fine enough that a changed digit shows. */
const DPI = 48;
const POINTS = 72 / DPI;
/** Letters are smoothed over the pixel beside them. */
const RIM = 1.5 * POINTS;
const VISIBLE = 24;

const differs = (a: Raster, b: Raster, at: number): boolean =>
  Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0)) > VISIBLE ||
  Math.abs((a.pixels[at + 1] ?? 0) - (b.pixels[at + 1] ?? 0)) > VISIBLE ||
  Math.abs((a.pixels[at + 2] ?? 0) - (b.pixels[at + 2] ?? 0)) > VISIBLE;

const rendered = new WeakMap<Uint8Array, Promise<Raster[]>>();

/** One original is compared with many copies of it. */
function renderedOnce(pdf: Uint8Array): Promise<Raster[]> {
  const pages = rendered.get(pdf) ?? rasterise(pdf, DPI);
  rendered.set(pdf, pages);
  return pages;
}

/** How many pixels look different outside and inside the touched places. */
export async function visibleChanges(
  original: Uint8Array,
  forged: Uint8Array,
  touched: readonly Touched[],
): Promise<{ outside: number; inside: number; pages: readonly [number, number] }> {
  const [before, after] = [await renderedOnce(original), await rasterise(forged, DPI)];
  let [outside, inside] = [0, 0];
  before.forEach((page, index) => {
    const other = after[index];
    if (!other) return;
    const boxes = touched.filter(({ page: number }) => number === index + 1).map(({ box }) => grown(box, RIM));
    for (let pixel = 0; pixel < page.width * page.height; pixel += 1) {
      if (!differs(page, other, pixel * 3)) continue;
      const [x, y] = [(pixel % page.width) * POINTS, Math.floor(pixel / page.width) * POINTS];
      if (boxes.some((box) => isInside(x, y, box))) inside += 1;
      else outside += 1;
    }
  });
  return { outside, inside, pages: [before.length, after.length] };
}
