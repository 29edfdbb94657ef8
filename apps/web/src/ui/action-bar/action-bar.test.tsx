import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContinueButton } from '../continue-button/continue-button.tsx';
import { ActionBar } from './action-bar.tsx';

afterEach(cleanup);

test('Back comes before Continue for the keyboard and keeps its name as a bare square', async () => {
  const onBack = vi.fn();
  render(
    <ActionBar back={{ label: 'Back', onBack }} saved="Saved at 10:24">
      <ContinueButton label="Continue" />
    </ActionBar>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
  await userEvent.keyboard('{Enter}');
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('Saved at 10:24');
});

test('Back can be an address', () => {
  render(<ActionBar back={{ label: 'Back', href: '/it/fill/occupation' }} />);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/it/fill/occupation');
});
