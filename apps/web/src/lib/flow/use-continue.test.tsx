import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FIELD_ERROR_BLUR_MS } from '@vesta/domain/limits';
import { core } from '@vesta/texts/en/core';
import { useRef } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, NO_ANSWER } from '../api.ts';
import { useContinue } from './use-continue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const left = vi.fn();

const refuse = () => Promise.reject(new Error('Refused.'));

function Form({ save = refuse, onSaved = () => undefined }: { save?: () => Promise<unknown>; onSaved?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { onContinue, error } = useContinue({ form, save, onSaved });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void onContinue();
      }}
    >
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

test('FLOW-03 two presses before the page is drawn anew save once', async () => {
  const save = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const onSaved = vi.fn();
  render(
    <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
      <Form save={save} onSaved={onSaved} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([save.mock.calls.length, onSaved.mock.calls.length]).toEqual([1, 1]);
});

describe('FLOW-03 without a connection', () => {
  const show = (save: () => Promise<unknown>, onSaved: () => void) =>
    render(
      <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
        <Form save={save} onSaved={onSaved} />
      </IntlProvider>,
    );
  const press = async () => {
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  const reconnect = async () => {
    window.dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };

  test('what was asked for is done once the connection is back, as the message promises', async () => {
    const onSaved = vi.fn();
    const save = vi
      .fn()
      .mockRejectedValueOnce(new ApiFailure('Offline.', { status: NO_ANSWER }))
      .mockResolvedValue(null);
    show(save, onSaved);
    await press();
    expect(screen.getByText('Offline.')).toBeTruthy();
    await reconnect();
    expect(screen.queryByText('Offline.')).toBeNull();
    expect([save.mock.calls.length, onSaved.mock.calls.length]).toEqual([2, 1]);
    await reconnect();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('what the server refused is not sent again by itself', async () => {
    const save = vi.fn().mockRejectedValue(new Error('Refused.'));
    show(save, vi.fn());
    await press();
    await reconnect();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
