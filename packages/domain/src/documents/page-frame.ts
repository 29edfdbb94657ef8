import type { PageBox } from './reading.ts';

/**
 * How the coordinates of a straightened page turn into those of the paper as it is displayed: a projective map, row by
 * row. Pages that were not straightened have none.
 */
export type Frame = readonly [number, number, number, number, number, number, number, number, number];

export function mapPoint(frame: Frame, x: number, y: number): readonly [number, number] {
  const [a, b, c, d, e, f, g, h, i] = frame;
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** A box of the page as it is displayed. A page without a frame is displayed as it is. */
export function onDisplay(frame: Frame | null | undefined, box: PageBox): PageBox {
  if (!frame) return box;
  const corners = [
    mapPoint(frame, box.left, box.top),
    mapPoint(frame, box.right, box.top),
    mapPoint(frame, box.left, box.bottom),
    mapPoint(frame, box.right, box.bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A page with the size at which it is displayed. */
export interface DisplayedPage {
  readonly width: number;
  readonly height: number;
  readonly frame?: Frame | null | undefined;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** A box in the units of its page as shares of what is displayed; null on a page without size. */
export function shareOfPage({ width, height, frame }: DisplayedPage, box: PageBox): PageBox | null {
  if (width <= 0 || height <= 0) return null;
  const { left, top, right, bottom } = onDisplay(frame, box);
  return {
    left: within(left / width),
    top: within(top / height),
    right: within(right / width),
    bottom: within(bottom / height),
  };
}
