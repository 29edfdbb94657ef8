import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tick } from './tick.tsx';

afterEach(cleanup);

test('pressing the words ticks the box', async () => {
  const onChange = vi.fn();
  render(<Tick onChange={onChange}>I agree</Tick>);
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('error and hint belong to the box', () => {
  render(
    <Tick error="We need this to go on" hint="You can withdraw it later.">
      I agree
    </Tick>,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const notes = (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(notes).toEqual(['We need this to go on', 'You can withdraw it later.']);
});
