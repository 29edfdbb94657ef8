import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const WEB = join(root, 'apps/web/src');

/** What opens a rule outside of every other: `.ways`, `@media (…)`. */
function topSelectors(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let words = '';
  for (const letter of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (letter === '{' && depth++ === 0) found.push(words.trim());
    if (letter === '}') depth -= 1;
    words = '{};'.includes(letter) ? '' : words + letter;
  }
  return found;
}

test('a sheet gives a class its rule once: a second one changes how another part of the page looks', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const twice = sheets.flatMap((name) => {
    const rules = topSelectors(readFileSync(join(WEB, name), 'utf8')).filter((one) => !one.startsWith('@'));
    return rules.filter((one, at) => rules.indexOf(one) !== at).map((one) => `${name}: ${one}`);
  });
  expect(twice).toEqual([]);
});
