import type { Box } from '../geometry.ts';
import type { Ink } from '../scan/ink.ts';

/** Letters of one line stand closer than this, on the small version of the picture. */
const WIDEST_GAP = 16;

/** Closes the gaps inside of lines, so that each becomes one blot. */
function smeared({ width, height, dots }: Ink): Uint8Array {
  const out = new Uint8Array(dots);
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (dots[y * width + x] !== 1) continue;
      if (last >= 0 && x - last <= WIDEST_GAP) out.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
  return out;
}

/** The boxes of all blots, on the small version of the picture. */
export function blotsOf(ink: Ink): Box[] {
  const { width, height } = ink;
  const map = smeared(ink);
  const boxes: Box[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (map[start] !== 1) continue;
    let [left, top, right, bottom] = [width, height, 0, 0];
    map[start] = 2;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= map.length || map[next] !== 1) continue;
        map[next] = 2;
        stack.push(next);
      }
    }
    boxes.push({ left, top, right, bottom });
  }
  return boxes;
}
