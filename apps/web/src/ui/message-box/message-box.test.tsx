import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageBox } from './message-box.tsx';

afterEach(cleanup);

test('SHELL-12 an error without words of its own shows the default text as an alert', () => {
  render(<MessageBox defaultText="Oops, Some Error Happened." />);
  const box = screen.getByRole('alert');
  expect(box.textContent).toBe('Oops, Some Error Happened.');
  expect(box.dataset.tone).toBe('error');
});

test('SHELL-12 the bold lead comes before the text', () => {
  render(<MessageBox lead="March is missing." text="Add it so there is no gap." tone="warning" />);
  expect(screen.getByRole('alert').textContent).toBe('March is missing. Add it so there is no gap.');
  expect(screen.getByText('March is missing.').tagName).toBe('B');
});

test('SHELL-12 the close control tells the caller, and without one the box cannot be closed', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<MessageBox text="Failed" close={{ label: 'Close', onClose }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<MessageBox text="Failed" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('SHELL-12 information waits politely instead of interrupting', () => {
  render(<MessageBox tone="info" text="You can close this page." />);
  expect(screen.getByRole('status').dataset.tone).toBe('info');
  expect(screen.queryByRole('alert')).toBeNull();
});
