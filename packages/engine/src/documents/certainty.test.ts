import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  certaintyOf,
  isCaptionedDay,
  isLegible,
  isNamedAsHolder,
  isPrintedDay,
  isWord,
  mayAccuse,
  mayContradict,
} from './certainty.ts';

test.each([
  ['mayContradict', mayContradict, 0.8],
  ['mayAccuse', mayAccuse, 0.85],
  ['isLegible', isLegible, 0.85],
  ['isNamedAsHolder', isNamedAsHolder, 0.7],
  ['isPrintedDay', isPrintedDay, 0.8],
  ['isCaptionedDay', isCaptionedDay, 0.9],
] as const)('%s from its line on, and not without a value', (_, may, least) => {
  expect([least, least - 0.001].map((confidence) => may({ confidence }))).toEqual([true, false]);
  expect([may(null), may(undefined)]).toEqual([false, false]);
});

test('what its owner says of a value is stated, however well the value was read before', () => {
  const stated = { confidence: 0.99, stated: true } as const;
  expect(certaintyOf(stated)).toBe('stated');
  expect([mayContradict, isLegible, isNamedAsHolder, isCaptionedDay].map((may) => may(stated))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([0.9, 0.89, 0.8, 0.79].map((confidence) => certaintyOf({ confidence }))).toEqual([
    'agreed',
    'single',
    'single',
    'disputed',
  ]);
});

test('a word lies above its line', () => {
  expect([0.5, 0.51].map((confidence) => isWord({ confidence }))).toEqual([false, true]);
});

/** Files that weigh letters and looks, or the better of two values, and no value against a line. */
const others = [
  'checks/file/blurry.ts',
  'checks/forensics/layer/compare-text.ts',
  'checks/identity/document.ts',
  'checks/identity/witnessed-zone.ts',
];

test('nobody above the readers draws a line of their own', () => {
  const engine = fileURLToPath(new URL('..', import.meta.url));
  const files = ['papers', 'checks', 'analysis', 'report', 'pipeline'].flatMap((room) =>
    readdirSync(`${engine}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const own = files.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|cases)\//.test(name));
  const drawing = own.filter((name) =>
    /confidence\b[^,;\n]*?(?<!=)[<>]/.test(readFileSync(`${engine}${name}`, 'utf8')),
  );
  expect(drawing.toSorted()).toEqual(others.toSorted());
});
