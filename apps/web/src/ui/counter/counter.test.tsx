import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { Counter } from './counter.tsx';

afterEach(cleanup);

function Household() {
  const [people, setPeople] = useState(1);
  return (
    <Field label="People">
      <Counter value={people} onChange={setPeople} min={1} max={3} lessLabel="Less" moreLabel="More" />
    </Field>
  );
}

test('a counter stays within its bounds and says its value', async () => {
  render(<Household />);
  const less = screen.getByRole('button', { name: 'Less' });
  const more = screen.getByRole('button', { name: 'More' });
  expect(less.hasAttribute('disabled')).toBe(true);
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(more.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('group', { name: 'People' })).toBeTruthy();
});
