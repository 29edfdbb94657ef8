import { describe, expect, test } from 'vitest';
import { spread } from '../../testing/exhibited.ts';
import { germanLayouts } from './fixtures/german-layouts.ts';
import { italianLayouts } from './fixtures/italian-layouts.ts';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const amount = /(\d),(\d{2})(?![\d%])(€? {4,})?/g;

/** What stands behind keeps its place. */
const parted = (euro: string, cent: string, room: string | undefined, separator: string): string =>
  `${euro}${separator}${cent}${(room ?? '').slice(0, (room ?? '').length - separator.length + 1)}`;

const fields = ['gross', 'net', 'income_tax', 'social_contributions'] as const;

/** Every way in which a form parts euros from cents, and nothing else on the page changed. */
const separators = [' ', ' | ', '|', '’', " ' ", ' ’ ', '´'];
const layouts = { ...italianLayouts, ...germanLayouts };

describe('INC-03 a rule instead of a comma', () => {
  const cases = Object.keys(layouts).flatMap((layout) => separators.map((separator) => [layout, separator] as const));

  test.each(spread(cases, 5))('%s with "%s" is read as with commas', async (layout, separator) => {
    const lines = layouts[layout as keyof typeof layouts];
    const plain = valuesOf(await readLines(lines), ...fields);
    const ruled = lines.map((line) =>
      line.replace(amount, (_, euro, cent, room) => parted(euro, cent, room, separator)),
    );
    expect(valuesOf(await readLines(ruled), ...fields)).toEqual(plain);
  });
});
