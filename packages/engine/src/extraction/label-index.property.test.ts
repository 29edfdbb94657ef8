import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/exhibited.ts';
import { editDistance } from './edit-distance.ts';
import { labelIndex } from './label-index.ts';

/** The same without any shortcut. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1)
      row.push(
        Math.min(
          (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
        ),
      );
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const allowed = (length: number): number => (length < 8 ? 0 : length < 13 ? 1 : length < 20 ? 2 : 3);

// Few letters, so that phrases are near each other; none of them is folded into another.
const phrase = fc.string({ unit: fc.constantFrom('a', 'c', 'd', 'e'), minLength: 5, maxLength: 24 });
const edits = fc.array(fc.tuple(fc.nat(30), fc.constantFrom('', 'a', 'd', 'ca', 'ee')), { maxLength: 4 });
const edited = (text: string, changes: readonly (readonly [number, string])[]): string =>
  changes.reduce((now, [at, put]) => {
    const place = at % (now.length + 1);
    return now.slice(0, place) + put + now.slice(place + 1);
  }, text);

describe('labels with mistakes', () => {
  test('an edit distance is told as far as the limit, whatever lies beyond it', () => {
    fc.assert(
      fc.property(phrase, edits, fc.nat(4), (text, changes, limit) => {
        const other = edited(text, changes);
        expect(editDistance(text, other, limit)).toBe(Math.min(distanceOf(text, other), limit + 1));
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('the nearest label is found, and none where two are equally near or all are too far', () => {
    fc.assert(
      fc.property(fc.uniqueArray(phrase, { minLength: 1, maxLength: 12 }), edits, (phrases, changes) => {
        const index = labelIndex(phrases.map((text) => ({ name: text, phrases: [text] })));
        const text = edited(phrases[0] ?? '', changes);
        const near = phrases
          .map((name) => ({ name, distance: distanceOf(text, name) }))
          .filter(({ name, distance }) => distance <= Math.min(allowed(text.length), allowed(name.length)))
          .sort((a, b) => a.distance - b.distance);
        const [first, second] = near;
        const isTied = first && first.distance > 0 && second?.distance === first.distance;
        const expected = !first || isTied ? null : first.name;
        expect(index.match(text, text)?.spec.name ?? null).toBe(phrases.includes(text) ? text : expected);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
