import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TopBar } from './top-bar.tsx';

afterEach(cleanup);

test('SHELL-10 the bar carries the company’s logo and name, else Vesta’s mark', () => {
  const { container, rerender } = render(<TopBar home={{ href: 'https://vesta.example', label: 'Vesta' }} />);
  expect(screen.getByRole('link', { name: 'Vesta' }).getAttribute('href')).toBe('https://vesta.example');
  expect(container.querySelector('img')).toBeNull();
  const company = { name: 'Ortica', tagline: 'Case in affitto', logoUrl: '/logos/ortica.svg' };
  rerender(<TopBar home={{ href: 'https://ortica.example', label: 'Ortica' }} company={company} />);
  expect(screen.getByRole('link', { name: 'Ortica' }).textContent).toBe('OrticaCase in affitto');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/logos/ortica.svg');
});
