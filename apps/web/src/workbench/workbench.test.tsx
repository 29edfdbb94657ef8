import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import Workbench from './workbench.tsx';

afterEach(cleanup);

test('the index leads to every section, in the order of the page', () => {
  const { container } = render(<Workbench />);
  const links = within(screen.getByRole('navigation', { name: 'Widgets' })).getAllByRole('link');
  const sections = [...container.querySelectorAll('section')].map((section) => `#${section.id}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections);
});

test('scheme and company dress the whole page and are taken off when one leaves', async () => {
  const root = document.documentElement;
  const { unmount } = render(<Workbench />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Ortica' }));
  expect(root.dataset.scheme).toBe('dark');
  expect(root.style.getPropertyValue('--brand-header-light')).toBe('#5b2450');
  unmount();
  expect(root.dataset.scheme).toBeUndefined();
  expect(root.style.getPropertyValue('--brand-header-light')).toBe('');
});
