import { describe, expect, test } from 'vitest';
import { lettersAlone } from './letters-alone.ts';

/** A sheet with bars for letters between these rows, and a rule below them if there is one. */
function sheetWith([from, to]: readonly [number, number], rule: number | null) {
  const [width, height] = [100, 40];
  const pixels = new Uint8Array(width * height).fill(240);
  for (let y = from; y < to; y += 1)
    for (let x = 10; x < 90; x += 10) pixels.fill(20, y * width + x, y * width + x + 5);
  if (rule !== null) pixels.fill(20, rule * width, (rule + 2) * width);
  return { width, height, pixels };
}
const line = { left: 0, top: 0, right: 100, bottom: 40 };

describe('a line without the rule of its form', () => {
  test('ends where its letters end', () => {
    expect(lettersAlone(sheetWith([8, 26], 34), line).bottom).toBeCloseTo(28.4);
    expect(lettersAlone(sheetWith([8, 26], null), line).bottom).toBeCloseTo(28.4);
  });

  test('stays as it is where letters reach its edge, or where nothing is printed', () => {
    expect(lettersAlone(sheetWith([8, 40], null), line)).toEqual(line);
    expect(lettersAlone(sheetWith([0, 0], null), line)).toEqual(line);
  });
});
