import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  withCode('ECONNREFUSED'),
  withCode('ENOENT', { syscall: 'connect' }),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53300'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('wrapped', { cause: withCode('ECONNRESET') }),
  new AggregateError([withCode('ECONNREFUSED'), withCode('EHOSTUNREACH')]),
  new DatabaseUnavailableError('away'),
])('an absent database is recognised', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  withCode('23505'),
  withCode('ENOENT', { syscall: 'open' }),
  withCode('57014'),
  new Error('no'),
  'text',
  null,
])('another failure is not mistaken for an absent database', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
