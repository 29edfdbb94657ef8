import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

const LANGUAGES = [
  { value: 'it', label: 'Italiano' },
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const;

const setup = () => {
  const onSelect = vi.fn();
  render(<Menu label="Language" items={LANGUAGES} value="en" onSelect={onSelect} />);
  return { onSelect, button: screen.getByRole('button', { name: 'Language: English' }) };
};

test('the menu opens on the present choice and arrows go round', async () => {
  const { button } = setup();
  await userEvent.click(button);
  expect(document.activeElement?.textContent).toBe('English');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Italiano');
  await userEvent.keyboard('d');
  expect(document.activeElement?.textContent).toBe('Deutsch');
});

test('Enter chooses, closes and gives the focus back', async () => {
  const { button, onSelect } = setup();
  button.focus();
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('it');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape closes without choosing', async () => {
  const { button, onSelect } = setup();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press elsewhere closes, and the present choice is not chosen anew', async () => {
  const { button, onSelect } = setup();
  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(onSelect).not.toHaveBeenCalled();
});
