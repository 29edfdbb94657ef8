import { expect, test } from 'vitest';
import { bookingOf } from './booking.ts';

const sideOf = (description: string, counterparty: string | null = null) =>
  bookingOf(
    {
      date: '2026-10-01',
      value_date: null,
      amount: -5_000,
      description,
      counterparty,
      counterparty_iban: null,
      code: null,
      balance: null,
      account: '',
    } as never,
    0,
  ).counterparty;

test.each([
  ['TERMINUEBERW INGRID MATTHIESSEN MIETE', 'INGRID MATTHIESSEN'],
  ['LASTSCHRIFT STADTWERKE ENERGIE MANDATSREF 4711', 'STADTWERKE ENERGIE'],
  ['LASTSCHRIFT SPOTIFY AB SPOTIFY 8812', 'SPOTIFY AB'],
  ['UEBERWEISUNG STAEDTISCHE WOHNBAU IBAN DE02', 'STAEDTISCHE WOHNBAU'],
  ['BONIFICO DA D’ANGELO PAOLA', 'D’ANGELO PAOLA'],
])('the side of “%s” reads %s', (description, name) => {
  expect(sideOf(description)).toBe(name);
});

test('a name that is printed by itself stays as it is printed', () => {
  expect(sideOf('MIETE', 'Ingrid Matthießen')).toBe('Ingrid Matthießen');
});
