import { describe, expect, test } from 'vitest';
import { type Raster, turned } from '../../raster/raster.ts';
import { matchLine } from './match-line.ts';
import { LETTER, strokes } from './strokes.ts';

const PITCH = 26;
const [LEFT, MIDDLE] = [60, 90];

interface Print {
  readonly slope?: number;
  readonly pen?: number;
  readonly noise?: number;
  readonly ink?: number;
}

/** Prints a line with a round pen, letter by letter, on paper that is not quite clean. */
function printed(text: string, { slope = 0, pen = LETTER.pen, noise = 0, ink = 40 }: Print = {}): Raster {
  const [width, height] = [text.length * PITCH + 2 * LEFT, 2 * MIDDLE];
  let seed = 7;
  const speck = (): number => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647 - 0.5) * 2 * noise;
  };
  const pixels = Uint8Array.from({ length: width * height }, () => 240 + Math.min(15, speck()));
  const scale = PITCH / LETTER.pitch;
  const reach = (pen * scale) / 2;
  const dot = (x: number, y: number): void => {
    for (let dy = -Math.ceil(reach); dy <= reach; dy += 1) {
      for (let dx = -Math.ceil(reach); dx <= reach; dx += 1) {
        if (Math.hypot(dx, dy) <= reach) pixels[Math.round(y + dy) * width + Math.round(x + dx)] = ink + speck();
      }
    }
  };
  [...text].forEach((sign, place) => {
    for (const line of strokes[sign] ?? []) {
      line.slice(1).forEach(([tx, ty], index) => {
        const [fx, fy] = line[index] ?? [tx, ty];
        for (let t = 0; t <= 1; t += 0.05) {
          const x = LEFT + place * PITCH + (fx + (tx - fx) * t) * scale;
          dot(x, MIDDLE + slope * (x - width / 2) + (fy + (ty - fy) * t - LETTER.height / 2) * scale);
        }
      });
    }
  });
  return { width, height, pixels };
}

const boxOf = ({ width }: Raster) => ({ left: LEFT, right: width - LEFT, top: MIDDLE - 15, bottom: MIDDLE + 15 });
const textOf = (raster: Raster): string =>
  (matchLine(raster, boxOf(raster))?.letters ?? []).map(({ letter }) => letter).join('');

const card = 'I<UTOD231458907<<<<<<<<<<<<<<<';
const passport = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

describe('a line of a zone, compared with the shapes of its font', { timeout: 60_000 }, () => {
  test.each([
    ['as it should be', {}],
    ['falling to the right', { slope: 0.04 }],
    ['printed thin', { pen: 6.5 }],
    ['printed fat', { pen: 12 }],
    ['pale and grainy', { ink: 110, noise: 25 }],
  ])('is read when it is %s', (_, print) => {
    expect(textOf(printed(card, print))).toBe(card);
    expect(textOf(printed(passport, print))).toBe(passport);
  });

  test('keeps look-alikes apart, and offers the other one where it is unsure', () => {
    const text = 'O0Q8B1I5S2Z6GKX<JUVWMNHDCEFLTY';
    const letters = matchLine(printed(text), boxOf(printed(text)))?.letters ?? [];
    expect(letters.map(({ letter }) => letter).join('')).toBe(text);
    expect(letters.every(({ confidence }) => confidence > 0.5)).toBe(true);
  });

  test('is like nothing when it stands on its head', () => {
    const upright = printed(card);
    const down = turned(upright, 180);
    const [a, b] = [matchLine(upright, boxOf(upright)), matchLine(down, boxOf(down))];
    expect(a?.like).toBeGreaterThan(0.85);
    expect(b?.like ?? 0).toBeLessThan((a?.like ?? 0) - 0.1);
    expect(b?.letters.map(({ letter }) => letter).join('')).not.toBe(card);
  });

  test('is none where nothing is printed', () => {
    expect(matchLine(printed(''.padEnd(30, ' ')), boxOf(printed(''.padEnd(30, ' '))))).toBeNull();
  });
});
