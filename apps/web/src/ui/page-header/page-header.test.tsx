import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

afterEach(cleanup);

test('SHELL-11 a page header says where we are, what is asked, why, and what to mind', () => {
  render(<PageHeader intro="Step one" header="Who is applying?" description="As on your ID." note="Takes a minute." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Who is applying?' })).toBeTruthy();
  const lines = ['Step one', 'As on your ID.', 'Takes a minute.'].map((text) => screen.getByText(text).tagName);
  expect(lines).toEqual(['P', 'P', 'P']);
});

test('SHELL-11 the sub-header is a second-level heading that carries its marker', () => {
  render(<PageHeader sub header="Pets" optional="Optional" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Pets Optional');
  cleanup();
  render(<PageHeader sub header="Income" required="Required" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Income Required');
});

test('SHELL-11 a centred header differs from one at the left', () => {
  const { container } = render(<PageHeader header="Done" centred />);
  const left = render(<PageHeader header="Done" />);
  expect(container.querySelector('header')?.className).not.toBe(left.container.querySelector('header')?.className);
});
