import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContinueButton } from './continue-button.tsx';

afterEach(cleanup);

test('SHELL-11 Continue goes on when nothing is missing', async () => {
  const onContinue = vi.fn();
  render(<ContinueButton label="Continue" onContinue={onContinue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledTimes(1);
});

test('SHELL-11 a disabled Continue says why and cannot be pressed, yet can be reached', async () => {
  const onContinue = vi.fn();
  render(<ContinueButton label="Continue" why="Still needed: back of the card" onContinue={onContinue} />);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Continue' });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onContinue).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Still needed: back of the card');
});

test('SHELL-11 Continue is busy while saving and takes no second press', async () => {
  const onContinue = vi.fn();
  render(<ContinueButton label="Saving" busy onContinue={onContinue} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
  expect(onContinue).not.toHaveBeenCalled();
});
