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

test('SHELL-11 pressing a disabled Continue marks what is in the way and leads to the first of it', async () => {
  const onContinue = vi.fn();
  const mark = vi.fn();
  render(
    <form>
      <input aria-label="First name" required defaultValue="Ada" />
      <input aria-label="Last name" required />
      <ContinueButton label="Continue" why="Still needed: last name" onContinue={onContinue} onBlocked={mark} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(mark).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
  expect(onContinue).not.toHaveBeenCalled();
});
