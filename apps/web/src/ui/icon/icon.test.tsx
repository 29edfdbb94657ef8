import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import sprite from './icons.svg?raw';

afterEach(cleanup);

test('every icon name has its symbol in the sprite and the other way round', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
  expect(symbols.sort()).toEqual([...ICON_NAMES].sort());
});

test('the sprite carries no style attributes, which a strict content security policy would drop', () => {
  expect(sprite).not.toMatch(/style=|<style|<script/);
});

test('an icon is silent beside a word and speaks when it stands alone', () => {
  const { container } = render(<Icon name="check" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<Icon name="alert" label="Warning" />);
  expect(screen.getByRole('img', { name: 'Warning' }).querySelector('use')?.getAttribute('href')).toMatch(/#alert$/);
});
