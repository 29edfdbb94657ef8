import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isCaptionedDay, isNamedAsHolder, isPrintedDay, isWord, mayAccuse, mayContradict } from './sureness.ts';

test.each([
  ['mayContradict', mayContradict, 0.8],
  ['mayAccuse', mayAccuse, 0.85],
  ['isNamedAsHolder', isNamedAsHolder, 0.7],
  ['isPrintedDay', isPrintedDay, 0.8],
  ['isCaptionedDay', isCaptionedDay, 0.9],
] as const)('%s from its line on, and not without a value', (_, may, least) => {
  expect([least, least - 0.001].map((confidence) => may({ confidence }))).toEqual([true, false]);
  expect([may(null), may(undefined)]).toEqual([false, false]);
});

test('a word lies above its line', () => {
  expect([0.5, 0.51].map((confidence) => isWord({ confidence }))).toEqual([false, true]);
});

/** Files that weigh letters and looks, or the better of two values, and no value against a line. */
const others = [
  'papers/sureness.ts',
  'checks/file/blurry.ts',
  'checks/forensics/layer/compare-text.ts',
  'checks/identity/document.ts',
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
