/** A rectangle on a page in the page's own unit, measured from its top left corner as a reader sees it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;
export const middleX = (box: Box): number => (box.left + box.right) / 2;
export const middleY = (box: Box): number => (box.top + box.bottom) / 2;

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How much of the narrower one's width the two share, 0 to 1. */
export function sharedWidth(a: Box, b: Box): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const narrower = Math.min(widthOf(a), widthOf(b));
  return narrower <= 0 ? 0 : Math.max(0, shared / narrower);
}

/** How much of the flatter one's height the two share, 0 to 1. */
export function sharedHeight(a: Box, b: Box): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const flatter = Math.min(heightOf(a), heightOf(b));
  return flatter <= 0 ? 0 : Math.max(0, shared / flatter);
}

export const scaled = ({ left, top, right, bottom }: Box, factor: number): Box => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
});
