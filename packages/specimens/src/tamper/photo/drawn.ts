import { Paper } from '../../paper/paper.ts';
import { type Raster, rasterise } from '../../picture/raster.ts';

export const DRAWN_DPI = 432;
export const DRAWN_SCALE = DRAWN_DPI / 72;

/** Something drawn on white paper of that size, as pixels. */
export async function drawn(size: readonly [number, number], draw: (paper: Paper) => void): Promise<Raster> {
  const paper = await Paper.begin({
    title: '',
    producer: 'specimen',
    creator: 'specimen',
    made: '2026-01-01',
    family: 'helvetica',
    size,
    language: 'it',
  });
  draw(paper);
  const [page] = await rasterise(await paper.finish(), DRAWN_DPI);
  if (!page) throw new Error('a paper has a page');
  return page;
}
