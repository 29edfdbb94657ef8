import { expect, test } from 'vitest';
import { sameWords } from './same-words.ts';

test.each([
  ['abc', 'abc', true],
  ['abd', 'abc', false],
  ['ab', 'abc', false],
  ['', 'abc', false],
  // As many letters, but not as many bytes.
  ['abé', 'abc', false],
  ['🏚a', 'abc', false],
  ['\u0000bc', 'abc', false],
])('%j instead of %j: %s', (given, right, same) => expect(sameWords(given, right)).toBe(same));
