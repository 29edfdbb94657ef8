import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { RETRY_DELAY_MS } from '@vesta/domain/limits';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, stage } from '../../../test/details-stage.tsx';
import { type Address, emptyAddress } from './address.ts';
import { AddressBlock } from './address-block.tsx';
import { HIDE_AFTER_BLUR_MS, SUGGEST_AFTER_MS } from './timing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ADDRESSES = '/v1/openapis/addresses';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Answers reach the screen a tick later. */
const settle = () => pass(20);
const street = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street' });
const options = () => screen.queryAllByRole('option');
const type = (text: string) => fireEvent.change(street(), { target: { value: text } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const page = (from: number, count: number) => ({
  success: true,
  recommendations: Array.from({ length: count }, (_, index) => ({
    place_id: `p${from + index}`,
    description: `Via Roma ${from + index}`,
    note: '20121 · Milano',
  })),
});

function Block() {
  const form = useForm<Address>({ defaultValues: emptyAddress('it') });
  return <AddressBlock form={form} needsNumber />;
}

const show = (addresses: Answer = () => page(1, 3), more: Record<string, Answer> = {}) =>
  stage(<Block />, { step: 'current-address', answers: { [ADDRESSES]: addresses, ...more } });

test('PD-05 suggestions are asked for once, 400 ms after the last key, and show description and note', async () => {
  const { sent } = show();
  type('via');
  await pass(SUGGEST_AFTER_MS - 1);
  type('via ro');
  await pass(SUGGEST_AFTER_MS - 1);
  expect(sent(ADDRESSES)).toHaveLength(0);
  await pass(1);
  expect(sent(ADDRESSES).map(({ query }) => query)).toEqual([{ text: 'via ro', countryCode: 'IT', page: 1 }]);
  await settle();
  expect(options()[0]?.textContent).toBe('Via Roma 120121 · Milano');
  expect(street().getAttribute('aria-expanded')).toBe('true');
});

test('PD-05 the list stays 300 ms after the field was left', async () => {
  show();
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  fireEvent.blur(street());
  await pass(HIDE_AFTER_BLUR_MS - 1);
  expect(options()).toHaveLength(3);
  await pass(1);
  expect(options()).toHaveLength(0);
});

test('PD-05 ten lines to a page, the next page comes with scrolling, the last one ends it', async () => {
  const { sent } = show(({ query }) => (query?.page === 1 ? page(1, 10) : page(11, 4)));
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(options()).toHaveLength(10);
  fireEvent.scroll(screen.getByRole('listbox'));
  await settle();
  expect(options()).toHaveLength(14);
  fireEvent.scroll(screen.getByRole('listbox'));
  await settle();
  expect(sent(ADDRESSES).map(({ query }) => query?.page)).toEqual([1, 2]);
});

test('PD-05 under three characters the country and a note are named and nobody is asked', async () => {
  const { sent } = show();
  type('vi');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(screen.getByText('No matches found in Italy')).toBeTruthy();
  expect(screen.getByText('Type at least 3 characters.')).toBeTruthy();
  expect(sent(ADDRESSES)).toHaveLength(0);
});

test('PD-05 a longer text without a match names the country and asks for no more letters', async () => {
  show(() => page(1, 0));
  type('zzzz');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(screen.getByText('No matches found in Italy')).toBeTruthy();
  expect(screen.queryByText('Type at least 3 characters.')).toBeNull();
});

test('PD-05 the country is named in the language of the person', async () => {
  const italy = { name: 'Italy', localeName: 'Italien', cca2: 'IT', code: '+39', flag: '' };
  const answers = {
    [ADDRESSES]: () => page(1, 0),
    '/v1/openapis/country-flags': () => ({ success: true, countries: [italy] }),
  };
  stage(<Block />, { step: 'current-address', language: 'de', answers });
  fireEvent.change(screen.getByRole('combobox', { name: 'Straße' }), { target: { value: 'zzzz' } });
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(screen.getByText('Keine Treffer in Italien')).toBeTruthy();
});

test('PD-05 a service that does not answer is asked three times, 2 s apart, and then leaves the person to type', async () => {
  const { sent } = show(() => {
    throw new Error('down');
  });
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(sent(ADDRESSES)).toHaveLength(1);
  await pass(RETRY_DELAY_MS);
  await pass(RETRY_DELAY_MS);
  expect(sent(ADDRESSES)).toHaveLength(3);
  await pass(RETRY_DELAY_MS * 5);
  expect(sent(ADDRESSES)).toHaveLength(3);
  expect(street().getAttribute('aria-expanded')).toBe('false');
  expect(value('Street')).toBe('via roma');
});

const details = {
  '/v1/openapis/address-details': () => ({
    success: true,
    addressDetails: {
      street: 'Via Roma',
      houseNumber: '2',
      city: 'Milano',
      postcode: '20121',
      province: 'Milano',
      provinceCode: 'MI',
    },
  }),
};

test('PD-06 arrow and Enter choose a line, which fills the other fields', async () => {
  const { sent } = show(() => page(1, 3), details);
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  fireEvent.keyDown(street(), { key: 'ArrowDown' });
  fireEvent.keyDown(street(), { key: 'ArrowDown' });
  expect(street().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  fireEvent.keyDown(street(), { key: 'Enter' });
  await settle();
  expect(sent('/v1/openapis/address-details')[0]?.query).toEqual({ placeId: 'p2' });
  const filled = ['Street', 'House number', 'Postcode', 'Town or city', 'Province Optional'].map(value);
  expect(filled).toEqual(['Via Roma', '2', '20121', 'Milano', 'MI']);
  expect(options()).toHaveLength(0);
});

test('Escape closes the list and keeps the text', async () => {
  show();
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  fireEvent.keyDown(street(), { key: 'Escape' });
  expect(options()).toHaveLength(0);
  expect(value('Street')).toBe('via roma');
});

test('PD-04 choosing another country empties the other fields and looks for addresses there', async () => {
  const { sent } = show(() => page(1, 3), details);
  type('via roma');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  fireEvent.click(options()[0] as HTMLElement);
  await settle();
  expect(value('Town or city')).toBe('Milano');
  fireEvent.click(screen.getByRole('button', { name: 'Country: Italy' }));
  fireEvent.click(screen.getByText('France'));
  for (const label of ['Street', 'House number', 'Postcode', 'Town or city']) expect(value(label)).toBe('');
  type('rue de');
  await pass(SUGGEST_AFTER_MS);
  await settle();
  expect(sent(ADDRESSES).at(-1)?.query).toMatchObject({ countryCode: 'FR' });
});
