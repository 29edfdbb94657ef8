import type { Box } from '../../geometry.ts';

const BAND = 16;

/** Finds quickly what stands at the same height: by bands of the page. */
export function banded<T extends { readonly box: Box }>(things: readonly T[]): (box: Box) => T[] {
  const bands = new Map<number, T[]>();
  for (const thing of things) {
    const last = Math.min(Math.floor(thing.box.bottom / BAND), Math.floor(thing.box.top / BAND) + 400);
    for (let band = Math.floor(thing.box.top / BAND); band <= last; band += 1) {
      const list = bands.get(band);
      if (list) list.push(thing);
      else bands.set(band, [thing]);
    }
  }
  return ({ top, bottom, left, right }) => {
    const found = new Set<T>();
    const last = Math.min(Math.floor(bottom / BAND), Math.floor(top / BAND) + 400);
    for (let band = Math.floor(top / BAND); band <= last; band += 1) {
      for (const thing of bands.get(band) ?? []) {
        const { box } = thing;
        if (box.left < right && box.right > left && box.top < bottom && box.bottom > top) found.add(thing);
      }
    }
    return [...found];
  };
}
