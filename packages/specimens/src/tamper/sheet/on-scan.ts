import type { ScannedPage } from '../../picture/scan.ts';
import type { Touched } from '../forgery.ts';
import { around } from './box.ts';

/** Where places of the straight sheets lie on the scanner's pictures of them. */
export const onScan = (touched: readonly Touched[], sheets: readonly ScannedPage[]): Touched[] =>
  touched.map((place) => {
    const sheet = sheets[place.page - 1];
    if (!sheet) return place;
    const { angle, zoom, width, height } = sheet;
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * zoom, Math.sin((angle * Math.PI) / 180) * zoom];
    const { left, top, right, bottom } = place.box;
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y) => {
        const [across, down] = [x - width / 2, y - height / 2];
        const [u, v] = [width / 2 + cos * across - sin * down, height / 2 + sin * across + cos * down];
        return { left: u, right: u, top: v, bottom: v };
      }),
    );
    return { ...place, box: around(corners) };
  });
