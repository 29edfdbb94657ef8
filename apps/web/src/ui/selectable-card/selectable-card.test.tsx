import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SelectableCard, type SelectableCardProps } from './selectable-card.tsx';

afterEach(cleanup);

const WORDS = { verified: 'Verified', warning: 'Needs a look', error: 'Cannot be used', delete: 'Delete' };
const show = (props: Partial<SelectableCardProps> = {}) =>
  render(<SelectableCard label="Identity card" description="Front and back" words={WORDS} {...props} />).container
    .firstElementChild as HTMLElement;

test('SHELL-13 selecting and unselecting tells the checked state', async () => {
  const onSelected = vi.fn();
  show({ onSelected });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Identity card' }));
  expect(onSelected).toHaveBeenLastCalledWith(true);
  cleanup();
  show({ onSelected, selected: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Identity card', checked: true }));
  expect(onSelected).toHaveBeenLastCalledWith(false);
});

test('SHELL-13 the card is active, warning, error or inactive, the gravest first', () => {
  const states = [
    show(),
    show({ selected: true }),
    show({ selected: true, warningText: 'Expires soon' }),
    show({ warningText: 'Expires soon', error: true }),
    show({ error: true, disabled: true }),
  ].map((card) => card.dataset.state);
  expect(states).toEqual(['rest', 'active', 'warning', 'error', 'inactive']);
});

test('SHELL-13 a verified card shows its check, a warning its alert mark and its words', () => {
  show({ verified: true });
  expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy();
  cleanup();
  show({ verified: true, warningText: 'The card expires in 20 days' });
  expect(screen.getByRole('img', { name: 'Needs a look' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Verified' })).toBeNull();
  const described = screen.getByRole('checkbox').getAttribute('aria-describedby') ?? '';
  expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Front and back',
    'The card expires in 20 days',
  ]);
});

test('SHELL-13 the icon is 45 wide unless told otherwise and may be a picture', () => {
  expect(show({ icon: 'id' }).querySelector<HTMLElement>('[data-size]')?.style.getPropertyValue('--tile')).toBe('45px');
  expect(
    show({ icon: { src: '/bank.svg' } })
      .querySelector('img')
      ?.getAttribute('width'),
  ).toBe('45');
  expect(
    show({ icon: { src: '/bank.svg' }, iconSize: 32 })
      .querySelector('img')
      ?.getAttribute('width'),
  ).toBe('32');
});

test('SHELL-13 the trash icon asks to delete and does not select', async () => {
  const onDelete = vi.fn();
  const onSelected = vi.fn();
  show({ onDelete, onSelected });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onSelected).not.toHaveBeenCalled();
});

test('SHELL-13 tag, notes, fields, controls and footer are shown', () => {
  const card = show({
    tag: 'Fastest',
    notes: ['Both sides were read'],
    fields: [{ label: 'Valid until', value: '12 May 2031' }],
    controls: <button type="button">Replace</button>,
    footer: 'Added today',
  });
  for (const text of ['Fastest', 'Both sides were read', 'Valid until', '12 May 2031', 'Replace', 'Added today']) {
    expect(card.textContent).toContain(text);
  }
});

test('SHELL-13 cards of one name are radios of one group, and an inactive one cannot be chosen', async () => {
  const onSelected = vi.fn();
  render(
    <>
      <SelectableCard kind="radio" name="status" label="Employed" words={WORDS} onSelected={onSelected} />
      <SelectableCard kind="radio" name="status" label="Retired" words={WORDS} onSelected={onSelected} disabled />
    </>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Retired' }));
  expect(onSelected).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Employed' }));
  expect(onSelected).toHaveBeenCalledExactlyOnceWith(true);
});
