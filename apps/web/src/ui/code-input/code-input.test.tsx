import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { CodeInput } from './code-input.tsx';

afterEach(cleanup);

function Code({ onComplete, start = '' }: { onComplete: (digits: string) => void; start?: string }) {
  const [code, setCode] = useState(start);
  return (
    <Field label="Your code" id="code">
      <CodeInput value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

const drawn = () => [...document.querySelectorAll('[data-place]')].map((box) => box.textContent).join('|');
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your code' });

test('the code has one name, six boxes and the phone may fill it in', () => {
  render(<Code onComplete={vi.fn()} />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
  expect(document.querySelectorAll('[data-place]')).toHaveLength(6);
});

test('typing fills the boxes one by one and completes with the sixth digit', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(input());
  await userEvent.keyboard('41930');
  expect(onComplete).not.toHaveBeenCalled();
  expect(drawn()).toBe('4|1|9|3|0|');
  expect(document.querySelector('[data-active]')?.getAttribute('data-place')).toBe('5');
  await userEvent.keyboard('7');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('419307');
});

test('a pasted code loses its spaces and dashes', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(input());
  await userEvent.paste(' 419-307 ');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('419307');
});

test('letters are not taken and backspace takes the last digit back', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(input());
  await userEvent.keyboard('4a1{Backspace}');
  expect(drawn()).toBe('4|||||');
  expect(onComplete).not.toHaveBeenCalled();
});

test('an arrow goes back to a digit and typing replaces it', async () => {
  const onComplete = vi.fn();
  render(<Code start="419307" onComplete={onComplete} />);
  act(() => input().focus());
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect([input().selectionStart, input().selectionEnd]).toEqual([1, 2]);
  await userEvent.keyboard('8');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('489307');
});

test('MAIL-03 a refused code that is taken out leaves the mark on the first box', async () => {
  function Refused() {
    const [code, setCode] = useState('');
    return <CodeInput id="code" value={code} onChange={setCode} onComplete={() => setTimeout(() => setCode(''))} />;
  }
  render(<Refused />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('000000');
  await waitFor(() => expect(drawn()).toBe('|||||'));
  expect(document.querySelector('[data-active]')?.getAttribute('data-place')).toBe('0');
});

test('SHELL-11 where nothing else is asked the code can be typed at once', async () => {
  render(<CodeInput id="code" value="" onChange={vi.fn()} takesFocus />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});
