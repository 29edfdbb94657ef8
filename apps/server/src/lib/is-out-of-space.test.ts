import { expect, test } from 'vitest';
import { QueryFailedError } from '../db/query-failed-error.ts';
import { isOutOfSpace } from './is-out-of-space.ts';

const failing = (about: object) => Object.assign(new Error('no'), about);
const refused = (code: string) =>
  new QueryFailedError({ code, constraint: null, table: null, column: null, statement: null });

test.each([
  ['a full disk', failing({ code: 'ENOSPC' }), true],
  ['a used-up quota', failing({ code: 'EDQUOT' }), true],
  ['a disk that became read-only', failing({ code: 'EROFS' }), true],
  ['a full disk of PostgreSQL', refused('53100'), true],
  ['a full store by its name', failing({ name: 'XMinioStorageFull' }), true],
  ['a store by its status', failing({ name: 'Unknown', $metadata: { httpStatusCode: 507 } }), true],
  ['one behind another error', new Error('upload', { cause: new Error('put', { cause: refused('53100') }) }), true],
  ['a statement that broke a rule', refused('23505'), false],
  ['a store that refuses the key', failing({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }), false],
  ['no error at all', 'ENOSPC', false],
])('%s', (_name, error, isFull) => {
  expect(isOutOfSpace(error)).toBe(isFull);
});
