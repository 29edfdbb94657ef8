import { describe, expect, test } from 'vitest';
import { ALPHABET, letterAt } from './alphabet.ts';
import { decodeLine } from './decode-line.ts';
import type { Steps } from './recogniser.ts';

const ROW = ALPHABET.length + 1;
const place = (letter: string): number => ALPHABET.findIndex((_, index) => letterAt(index) === letter) + 1;

/** Each letter is seen for one step and nothing for the two after it, like print at one pitch; `_` is seen not at all. */
function seen(text: string, doubt: Readonly<Record<number, string>> = {}): Steps {
  const chances = new Float32Array(text.length * 3 * ROW);
  for (const [index, letter] of [...text].entries()) {
    for (const step of [0, 1, 2]) chances[(index * 3 + step) * ROW] = 1;
    if (letter === '_') continue;
    const at = index * 3 * ROW;
    chances[at] = 0;
    chances[at + place(letter)] = 0.9;
    const other = doubt[index];
    if (other) {
      chances[at + place(letter)] = 0.6;
      chances[at + place(other)] = 0.35;
    }
  }
  return { count: text.length * 3, chances };
}

const textOf = (steps: Steps): string =>
  decodeLine(steps)
    .map(({ letter }) => letter)
    .join('');

describe('a line of a machine-readable zone', () => {
  const line = 'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<';

  test('keeps each filler of a row', () => {
    expect(textOf(seen(line))).toBe(line);
  });

  test('gets back fillers that were overlooked, by the pitch of the print', () => {
    const overlooked = `${line.slice(0, 20)}_${line.slice(21, 25)}_${line.slice(26)}`;
    expect(textOf(seen(overlooked))).toBe(line);
    expect(decodeLine(seen(overlooked))[20]?.confidence).toBeLessThan(0.5);
  });

  test('names what else a doubtful letter may be, the likeliest first', () => {
    const letters = decodeLine(seen('CA00000AA0<<<<<<<<<<<<<<<<<<<<', { 2: 'O' }));
    expect(letters[2]?.letter).toBe('0');
    expect(letters[2]?.others[0]).toBe('O');
    expect(letters[2]?.confidence).toBeLessThan(letters[3]?.confidence ?? 0);
    expect(letters[0]?.others).not.toContain('0');
  });
});
