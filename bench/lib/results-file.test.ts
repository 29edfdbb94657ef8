import { expect, test } from 'vitest';
import { readSections, writeSections } from './results-file.ts';

const order = ['state', 'bundle', 'start'];

test('a measured section replaces its forerunner and leaves the others as they were', () => {
  const first = writeSections(
    '',
    '# Old',
    [
      { name: 'start', body: 'start 1' },
      { name: 'state', body: 'state 1' },
    ],
    order,
  );
  const second = writeSections(first, '# New', [{ name: 'state', body: 'state 2\n\n| a |' }], order);
  expect(second.startsWith('# New\n')).toBe(true);
  expect(second).not.toContain('# Old');
  expect(readSections(second)).toEqual([
    { name: 'state', body: 'state 2\n\n| a |' },
    { name: 'start', body: 'start 1' },
  ]);
});

test('a section of a benchmark that no longer exists is dropped', () => {
  const before = writeSections('', '#', [{ name: 'gone', body: 'x' }], ['gone']);
  expect(readSections(writeSections(before, '#', [], order))).toEqual([]);
});
