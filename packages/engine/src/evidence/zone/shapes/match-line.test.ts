import { describe, expect, test } from 'vitest';
import { type Raster, turned } from '../../raster/raster.ts';
import { LEFT, MIDDLE, printed } from '../testing/printed.ts';
import { matchLine } from './match-line.ts';

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
