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

/** A blot as if it lay level: its box around its middle, and how far it really falls per pixel to the right. */
export interface Blot extends Box {
  readonly slope: number;
}

const STEEPEST = 0.12;

/** Sums over the dots of one blot. */
class Sums {
  private count = 0;
  private x = 0;
  private y = 0;
  private xx = 0;
  private xy = 0;
  private yy = 0;
  private left = Number.POSITIVE_INFINITY;
  private right = 0;

  add(x: number, y: number): void {
    this.count += 1;
    this.x += x;
    this.y += y;
    this.xx += x * x;
    this.xy += x * y;
    this.yy += y * y;
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x + 1);
  }

  blot(): Blot {
    const { count, left, right } = this;
    const [mx, my] = [this.x / count, this.y / count];
    const spread = this.xx / count - mx * mx;
    const both = this.xy / count - mx * my;
    const fall = spread > 0 ? Math.max(-STEEPEST, Math.min(STEEPEST, both / spread)) : 0;
    // An even bar of height h has this variance around its own line: h * h / 12.
    const around = (slope: number): number => this.yy / count - my * my - 2 * slope * both + slope * slope * spread;
    const width = right - left;
    // What is not much longer than high has no direction.
    const slope = width > Math.sqrt(12 * Math.max(0, around(fall))) * 4 ? fall : 0;
    const thickness = Math.max(1, Math.sqrt(12 * Math.max(0, around(slope))));
    const middle = my + 0.5 + slope * ((left + right) / 2 - mx);
    return { left, right, top: middle - thickness / 2, bottom: middle + thickness / 2, slope };
  }
}

/** All blots, on the small version of the picture. */
export function blotsOf(ink: Ink): Blot[] {
  const { width } = ink;
  const map = smeared(ink);
  const blots: Blot[] = [];
  const stack: number[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (map[start] !== 1) continue;
    const sums = new Sums();
    map[start] = 2;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      sums.add(x, (at - x) / width);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= map.length || map[next] !== 1) continue;
        map[next] = 2;
        stack.push(next);
      }
    }
    blots.push(sums.blot());
  }
  return blots;
}
