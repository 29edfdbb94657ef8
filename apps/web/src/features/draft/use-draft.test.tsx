import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRoute } from '../../lib/route.ts';
import { RouteContext } from '../../lib/use-route.ts';
import { DRAFT_DELAY_MS, useDraft } from './use-draft.ts';

const ID = '0a7c0100-0000-4000-8000-000000000011';
const routeOf = (id: string) => readRoute({ pathname: `/en/rent/fill/${id}/current-address`, search: '' }, 'localhost');

function AddressForm({ saved }: { saved: { city: string; street: string } }) {
  const form = useForm({ defaultValues: saved });
  const draft = useDraft(form, 'current-address');
  return (
    <>
      <input aria-label="City" {...form.register('city')} />
      <input aria-label="Street" {...form.register('street')} />
      <button type="button" onClick={() => draft.clear()}>
        Saved
      </button>
    </>
  );
}

const show = (saved = { city: '', street: '' }, id = ID) =>
  render(
    <RouteContext value={routeOf(id)}>
      <AddressForm saved={saved} />
    </RouteContext>,
  );
const city = () => screen.getByLabelText<HTMLInputElement>('City');
const type = (text: string) => fireEvent.change(city(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what was typed is there again after a reload', () => {
  show();
  type('Bergamo');
  pass(DRAFT_DELAY_MS);
  cleanup();
  show();
  expect(city().value).toBe('Bergamo');
});

test('a reload that comes before the pause in typing loses nothing either', () => {
  show();
  type('Berg');
  expect(window.sessionStorage).toHaveLength(0);
  fireEvent(window, new Event('pagehide'));
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('Berg');
});

test('leaving the step and coming back finds the words again', () => {
  show();
  type('Bergamo');
  cleanup();
  show();
  expect(city().value).toBe('Bergamo');
});

test('a successful save leaves no draft behind, also not the one that was about to be written', () => {
  show();
  type('Bergamo');
  fireEvent.click(screen.getByText('Saved'));
  pass(DRAFT_DELAY_MS);
  cleanup();
  expect(window.sessionStorage).toHaveLength(0);
});

test('typing back to the saved answer leaves no draft', () => {
  show({ city: 'Lecco', street: '' });
  type('Bergamo');
  pass(DRAFT_DELAY_MS);
  expect(window.sessionStorage).toHaveLength(1);
  type('Lecco');
  pass(DRAFT_DELAY_MS);
  expect(window.sessionStorage).toHaveLength(0);
});

test('the draft of one application is never shown in another', () => {
  show();
  type('Bergamo');
  cleanup();
  show({ city: '', street: '' }, '0a7c0101-0000-4000-8000-000000000011');
  expect(city().value).toBe('');
});

test('an answer that has meanwhile changed on the server is not overwritten', () => {
  show();
  type('Bergamo');
  cleanup();
  show({ city: 'Lecco', street: 'Via Roma' });
  expect(city().value).toBe('Lecco');
});
