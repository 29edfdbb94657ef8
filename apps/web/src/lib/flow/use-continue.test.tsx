import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FIELD_ERROR_BLUR_MS } from '@vesta/domain/limits';
import { core } from '@vesta/texts/en/core';
import { useRef } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useContinue } from './use-continue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const left = vi.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { onContinue, error } = useContinue({
    form,
    save: () => Promise.reject(new Error('Refused.')),
    onSaved: () => undefined,
  });
  return (
    <form ref={form}>
      <input type="text" aria-label="Name" onBlur={() => left('Name')} />
      <input type="text" aria-label="Place" onBlur={() => left('Place')} />
      <button type="button" onClick={() => void onContinue()}>
        Continue
      </button>
      <p>{error}</p>
    </form>
  );
}

async function refused(standIn: string | null) {
  left.mockClear();
  render(
    <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
      <Form />
    </IntlProvider>,
  );
  if (standIn) screen.getByLabelText(standIn).focus();
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Refused.')).toBeTruthy();
}
const showErrors = () => act(() => vi.advanceTimersByTimeAsync(FIELD_ERROR_BLUR_MS));

test('FLOW-03 after a refusal every text field is left once, so that each shows its error', async () => {
  await refused(null);
  expect(left).not.toHaveBeenCalled();
  await showErrors();
  expect(left.mock.calls.flat()).toEqual(['Name', 'Place']);
});

test('FLOW-03 a field in which somebody stood when pressing Enter is left as well, and keeps the focus', async () => {
  await refused('Place');
  await showErrors();
  expect(left.mock.calls.flat()).toContain('Place');
  expect(document.activeElement).toBe(screen.getByLabelText('Place'));
});

test('FLOW-03 a field that somebody has begun to mend is not left under their fingers', async () => {
  await refused('Place');
  fireEvent.input(screen.getByLabelText('Place'), { target: { value: 'Reggio ' } });
  await showErrors();
  expect(left.mock.calls.flat()).not.toContain('Place');
  expect(left.mock.calls.flat()).toContain('Name');
});

test('FLOW-03 a field to which somebody has moved meanwhile is not left either', async () => {
  await refused(null);
  screen.getByLabelText('Place').focus();
  await showErrors();
  expect(left.mock.calls.flat()).toEqual(['Name']);
});
