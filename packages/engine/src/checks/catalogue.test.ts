import { describe, expect, test } from 'vitest';
import { checks } from './index.ts';
import { catalogue } from './run/testing/catalogue.ts';

describe.each(catalogue)('$rule', ({ cases }) => {
  test.each(cases)('$title', ({ said, expected }) => {
    expect(said()).toMatch(expected);
  });
});

test('every check is in the catalogue, and only once', () => {
  const listed = catalogue.map(({ rule }) => rule).toSorted();
  const all = [...new Set(checks.map(({ id }) => id))].toSorted();
  expect(listed).toEqual(all);
});

test.each(catalogue)('$rule shows what its failures rest on', ({ judged }) => {
  // What is missing stands nowhere: then the figure that should be there is told.
  const bare = judged().filter(
    ({ outcome, working, data = {} }) => outcome === 'failed' && working.length + Object.keys(data).length === 0,
  );
  expect(bare).toEqual([]);
});
