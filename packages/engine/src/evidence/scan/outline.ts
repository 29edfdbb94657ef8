import { type Edges, edgesOf } from '../raster/edges.ts';
import type { Raster } from '../raster/raster.ts';
import { STRONG_EDGE, type StraightLine, straightLines } from './straight-lines.ts';

export type Corner = readonly [number, number];
/** Top left, top right, bottom right, bottom left. */
export type Outline = readonly [Corner, Corner, Corner, Corner];

const LEAST_SUPPORT = 0.6;
const LEAST_AREA = 0.2;
const LARGEST_LEAN = 30;

function crossing(a: StraightLine, b: StraightLine): Corner {
  const [s, t] = [(a.degrees * Math.PI) / 180, (b.degrees * Math.PI) / 180];
  const base = Math.sin(t - s);
  return [
    (a.distance * Math.sin(t) - b.distance * Math.sin(s)) / base,
    (b.distance * Math.cos(s) - a.distance * Math.cos(t)) / base,
  ];
}

/** Which share of a side lies on an edge. */
function support({ width, height, strength }: Edges, [x1, y1]: Corner, [x2, y2]: Corner): number {
  const steps = Math.max(8, Math.round(Math.hypot(x2 - x1, y2 - y1) / 2));
  let hits = 0;
  for (let i = 1; i < steps; i += 1) {
    const x = Math.round(x1 + ((x2 - x1) * i) / steps);
    const y = Math.round(y1 + ((y2 - y1) * i) / steps);
    const near = [-1, 0, 1].some((dy) =>
      [-1, 0, 1].some((dx) => {
        const [nx, ny] = [x + dx, y + dy];
        return nx >= 0 && ny >= 0 && nx < width && ny < height && (strength[ny * width + nx] ?? 0) > STRONG_EDGE / 2;
      }),
    );
    if (near) hits += 1;
  }
  return hits / (steps - 1);
}

function areaOf(corners: Outline): number {
  const sum = corners.reduce((total, [x, y], index) => {
    const [nx, ny] = corners[(index + 1) % 4] ?? [0, 0];
    return total + x * ny - nx * y;
  }, 0);
  return sum / 2;
}

function* quadrilaterals(lines: readonly StraightLine[]): Generator<Outline> {
  const flat = lines.filter(({ degrees }) => Math.abs(degrees - 90) < LARGEST_LEAN);
  const steep = lines.filter(({ degrees }) => degrees < LARGEST_LEAN || degrees > 180 - LARGEST_LEAN);
  const heightAt = (line: StraightLine): number => line.distance;
  const placeAt = (line: StraightLine): number => (line.degrees > 90 ? -line.distance : line.distance);
  for (const top of flat) {
    for (const bottom of flat) {
      if (heightAt(bottom) <= heightAt(top)) continue;
      for (const left of steep) {
        for (const right of steep) {
          if (placeAt(right) <= placeAt(left)) continue;
          yield [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)];
        }
      }
    }
  }
}

/** The four corners of the page or card on a photograph, in its pixels; null when its outline is not clear. */
export function outlineOf(raster: Raster): Outline | null {
  const edges = edgesOf(raster);
  const whole = edges.width * edges.height;
  const inside = ([x, y]: Corner): boolean =>
    x > -edges.width * 0.05 && y > -edges.height * 0.05 && x < edges.width * 1.05 && y < edges.height * 1.05;
  let best: { outline: Outline; score: number } | null = null;
  for (const outline of quadrilaterals(straightLines(edges))) {
    const area = areaOf(outline) / whole;
    if (area < LEAST_AREA || !outline.every(inside) || (best && area <= best.score)) continue;
    const [a, b, c, d] = outline;
    const sides = [support(edges, a, b), support(edges, b, c), support(edges, c, d), support(edges, d, a)];
    const weakest = Math.min(...sides);
    if (weakest < LEAST_SUPPORT) continue;
    const score = weakest * area;
    if (!best || score > best.score) best = { outline, score };
  }
  if (!best) return null;
  const [a, b, c, d] = best.outline.map(([x, y]): Corner => [x * edges.factor, y * edges.factor]);
  return a && b && c && d ? [a, b, c, d] : null;
}
