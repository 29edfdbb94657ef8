import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsWithOneSlip } from './one-slip.ts';

test.each([
  ['changed', 'bologna', 'bolofna'],
  ['doubled', 'milano', 'millano'],
  ['left out', 'hamburg', 'hambug'],
  ['swapped', 'milano', 'milnao'],
  ['changed in an unfinished name', 'castelfranco', 'castwlf'],
  ['first', 'napoli', 'mapoli'],
])('one letter %s is forgiven', (_what, name, typed) => {
  expect(beginsWithOneSlip(name, typed)).toBe(true);
});

test.each([
  ['milano', 'melona'],
  ['bologna', 'cologne'],
  ['roma', 'romagnano'],
])('%s is not %s', (name, typed) => {
  expect(beginsWithOneSlip(name, typed)).toBe(false);
});

test('dropping any one letter of any name still finds it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,20}$/), fc.nat(), (name, seed) => {
      const at = seed % name.length;
      return beginsWithOneSlip(name, name.slice(0, at) + name.slice(at + 1));
    }),
  );
});
