import { describe, expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import type { AccountTransaction } from './categorised.ts';
import { booking, mario } from './testing/bookings.ts';

const categoriesOf = (bookings: readonly AccountTransaction[], ownIbans: readonly string[] = []) =>
  categorise(bookings, { ...mario, ownIbans }).map(({ category }) => category);

describe('the holder on the other side', () => {
  test.each(['ROSSI MARIO', 'Mario Rossi', 'Sig. Mario Rossi'])('%s moves own money', (counterparty) => {
    expect(categoriesOf([booking(50_000, 'BONIFICO', { counterparty })])).toEqual(['internal_transfer']);
  });

  test.each(['MARIA ROSSI', 'ROSSI LUIGI', 'Rossi Mario S.r.l.', 'ROSSI'])('%s is somebody else', (counterparty) => {
    expect(categoriesOf([booking(50_000, 'BONIFICO', { counterparty })])).toEqual(['other_income']);
  });

  test('an own account number is enough, and no code or word of salary helps against it', () => {
    const own = 'IT60X0542811101000000123456';
    const sent = booking(150_000, 'STIPENDIO', { counterparty_iban: own, code: 'PURP:SALA' });
    expect(categoriesOf([sent], ['IT60 X054 2811 1010 0000 0123 456'])).toEqual(['internal_transfer']);
    expect(categoriesOf([sent])).toEqual(['salary']);
  });

  test('the word giroconto does not make a landlord of the same bank one’s own', () => {
    const rent = booking(-65_000, 'GIROCONTO A BIANCHI LUCA CANONE LOCAZIONE', { counterparty: 'BIANCHI LUCA' });
    expect(categoriesOf([rent])).toEqual(['rent_paid']);
  });
});

describe('two legs on two accounts', () => {
  const out = (date: string, amount = -50_000) => booking(amount, 'Zahlung', { date, account: 'A' });
  const back = (date: string, amount = 50_000) => booking(amount, 'Eingang', { date, account: 'B' });

  test('equal cents within three days are one movement', () => {
    const result = categorise([out('2026-10-05'), back('2026-10-08')], mario);
    expect(result.map(({ category, why, answers }) => [category, why.rule, answers])).toEqual([
      ['internal_transfer', 'pair', 1],
      ['internal_transfer', 'pair', 0],
    ]);
  });

  test.each([
    ['four days apart', [out('2026-10-05'), back('2026-10-09')]],
    ['a cent different', [out('2026-10-05'), back('2026-10-05', 50_001)]],
    ['on one account', [out('2026-10-05'), { ...back('2026-10-05'), account: 'A' }]],
    ['on accounts that are not known', [out('2026-10-05'), { ...back('2026-10-05'), account: null }]],
    ['from somebody else', [out('2026-10-05'), { ...back('2026-10-05'), counterparty: 'BIANCHI LUCA' }]],
  ])('%s: not one movement', (_, legs) => {
    expect(categoriesOf(legs)).toEqual(['other_cost', 'other_income']);
  });

  test('wages and a rent of the same amount stay what they are', () => {
    const wages = booking(80_000, 'GEHALT', { account: 'A', counterparty: 'Muster GmbH' });
    const rent = booking(-80_000, 'MIETE', { account: 'B', counterparty: 'Rudi Ratlos' });
    expect(categoriesOf([wages, rent])).toEqual(['salary', 'rent_paid']);
  });

  test('a salary that somebody sends to himself is none', () => {
    const sent = booking(-150_000, 'STIPENDIO', { account: 'B', counterparty: 'Mario Rossi' });
    const received = booking(150_000, 'STIPENDIO OTTOBRE', { account: 'A' });
    expect(categoriesOf([sent, received])).toEqual(['internal_transfer', 'internal_transfer']);
  });

  test('wages moved on to savings remain wages', () => {
    const wages = booking(150_000, 'STIPENDIO', { account: 'A', counterparty: 'ACME SRL' });
    const moved = booking(-150_000, 'BONIFICO', { account: 'A', counterparty: 'Mario Rossi' });
    const saved = booking(150_000, 'BONIFICO', { account: 'B', counterparty: 'Mario Rossi' });
    expect(categoriesOf([wages, moved, saved])).toEqual(['salary', 'internal_transfer', 'internal_transfer']);
  });

  test('each leg is used once', () => {
    expect(categoriesOf([out('2026-10-05'), back('2026-10-05'), back('2026-10-06')])).toEqual([
      'internal_transfer',
      'internal_transfer',
      'other_income',
    ]);
  });
});
