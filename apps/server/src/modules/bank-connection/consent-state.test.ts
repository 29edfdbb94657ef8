import { BANK_AUTH_TIMEOUT_MS } from '@vesta/domain/limits';
import { expect, test } from 'vitest';
import type { ConsentStatus } from '../../adapters/open-banking/port.ts';
import { authStatusOf, type ConsentState, movedBy } from './consent-state.ts';

const startedAt = new Date('2026-11-16T10:00:00Z');
const after = (ms: number) => new Date(startedAt.getTime() + ms);
const move = (status: ConsentState, said: ConsentStatus, { unknownPolls = 0, ms = 1000 } = {}) =>
  movedBy({ status, unknownPolls, startedAt }, said, after(ms)).status;

test.each<[ConsentState, ConsentStatus, ConsentState]>([
  ['pending', 'awaiting', 'pending'],
  ['pending', 'awaiting-decoupled', 'pending'],
  ['pending', 'awaiting-method', 'pending'],
  ['pending', 'awaiting-code', 'pending'],
  ['pending', 'pre-authorised', 'pending'],
  ['pending', 'authorised', 'authorised'],
  ['pending', 'ended', 'failed'],
  ['pending', 'unknown', 'pending'],
  ['pre-pending', 'pre-authorised', 'pre-authorised'],
  ['pre-pending', 'awaiting', 'pre-pending'],
  ['pre-pending', 'ended', 'failed'],
  ['authorised', 'ended', 'authorised'],
  ['fetched', 'ended', 'fetched'],
  ['failed', 'authorised', 'failed'],
])('BANK-07 %s, told %s, is %s', (status, said, next) => {
  expect(move(status, said)).toBe(next);
});

test('BANK-07 the fifth time that the provider does not know is the end', () => {
  expect(move('pending', 'unknown', { unknownPolls: 3 })).toBe('pending');
  expect(move('pending', 'unknown', { unknownPolls: 4 })).toBe('failed');
  expect(movedBy({ status: 'pending', unknownPolls: 2, startedAt }, 'awaiting', after(1)).unknownPolls).toBe(2);
});

test('BANK-07 nobody waits for a bank longer than ten minutes, and a late yes still counts', () => {
  expect(move('pending', 'awaiting', { ms: BANK_AUTH_TIMEOUT_MS - 1 })).toBe('pending');
  expect(move('pending', 'awaiting', { ms: BANK_AUTH_TIMEOUT_MS })).toBe('failed');
  expect(move('pending', 'authorised', { ms: BANK_AUTH_TIMEOUT_MS })).toBe('authorised');
});

test('BANK-07 a screen hears in_progress, completed or error', () => {
  expect(authStatusOf('pre-pending')).toBe('in_progress');
  expect(authStatusOf('pre-authorised')).toBe('completed');
  expect(authStatusOf('authorised')).toBe('completed');
  expect(authStatusOf('failed')).toBe('error');
});
