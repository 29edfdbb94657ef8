import { beforeEach, expect, test } from 'vitest';
import { withKeptFlags } from './kept-flags.ts';
import { readRoute } from './route.ts';
import { hideNav } from './session.ts';

beforeEach(() => hideNav.keep(false));

const hidesAt = (search: string, pathname = '/en/rent/fill/occupation') =>
  withKeptFlags(readRoute({ pathname, search }, 'localhost'), search).hideNav;

test('SHELL-07 hideNav holds from step to step and after a reload, until an address says otherwise', () => {
  expect(hidesAt('')).toBe(false);
  expect(hidesAt('?hideNav')).toBe(true);
  expect(hidesAt('', '/en/rent/fill/sign-up')).toBe(true);
  expect(hidesAt('?session_id=1')).toBe(true);
  expect(hidesAt('?hideNav=0')).toBe(false);
  expect(hidesAt('', '/en/rent/fill/sign-up')).toBe(false);
});
