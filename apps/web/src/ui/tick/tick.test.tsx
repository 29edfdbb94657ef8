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

test('a field that is left complains after the press has counted, and the box has the focus then', async () => {
  const heard: string[] = [];
  render(
    <>
      <input aria-label="Mobile" onBlur={() => heard.push('left')} />
      <Tick onChange={() => heard.push('ticked')}>I agree</Tick>
    </>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('I agree') });
  expect(heard).toEqual([]);
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByText('I agree') });
  expect(heard.toSorted()).toEqual(['left', 'ticked']);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});
