import { expect, test } from 'vitest';
import { nearlyIncludes } from './nearly-includes.ts';

test.each([
  ['bolognacartadidentitanax', 'cartadidentita', true],
  ['bolognacartaddentitanax', 'cartadidentita', true],
  ['bolognacartodidentitanax', 'cartadidentita', true],
  ['cartadidentitt', 'cartadidentita', true],
  ['artadidentita', 'cartadidentita', true],
  ['cartadentita', 'cartadidentita', false],
  ['comunedi', 'comunedl', false],
  ['', 'cartadidentita', false],
])('%s holds %s: %s', (text, phrase, held) => {
  expect(nearlyIncludes(text, phrase)).toBe(held);
});
