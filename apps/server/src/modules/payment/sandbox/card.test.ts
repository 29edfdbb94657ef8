import { describe, expect, test } from 'vitest';
import { type CardForm, judgeCard, passesLuhn, testCards } from './card.ts';

const now = new Date('2026-11-15T10:00:00Z');
const good: CardForm = { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123', name: 'Giulia Moretti' };
const judged = (change: Partial<CardForm>) => judgeCard({ ...good, ...change }, now);

describe('a test card', () => {
  test.each([
    ['4242424242424242', { kind: 'pays' }],
    ['4000 0025 0000 3155', { kind: 'asks' }],
    ['4000-0000-0000-0002', { kind: 'refused', problems: { number: 'declined' } }],
    ['4000000000000069', { kind: 'refused', problems: { expiry: 'past' } }],
    ['5555555555554444', { kind: 'refused', problems: { number: 'foreign' } }],
  ])('%s: %j', (number, verdict) => {
    expect(judged({ number })).toEqual(verdict);
  });

  test.each(['4242424242424241', '4242', '', '4242 4242 4242 424x', '0'.repeat(20)])(
    '%j is no card number',
    (number) => {
      expect(judged({ number })).toEqual({ kind: 'refused', problems: { number: 'number' } });
    },
  );

  test.each([
    ['11/26', null],
    ['1126', null],
    ['11 / 2026', null],
    ['10/26', 'past'],
    ['13/29', 'expiry'],
    ['soon', 'expiry'],
    ['', 'expiry'],
  ])('valid to %j: %s', (expiry, problem) => {
    expect(judged({ expiry })).toEqual(problem ? { kind: 'refused', problems: { expiry: problem } } : { kind: 'pays' });
  });

  test('every empty field is named at once', () => {
    expect(judgeCard({ number: '', expiry: '', code: '12', name: ' ' }, now)).toEqual({
      kind: 'refused',
      problems: { number: 'number', expiry: 'expiry', code: 'code', name: 'name' },
    });
  });

  test('all numbers of the list carry a right check digit', () => {
    for (const { number } of testCards) expect(passesLuhn(number)).toBe(true);
  });
});
