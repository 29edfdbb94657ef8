import { BANK_CONNECTION_KEY, INVITATION_CODE_KEY, SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import { beforeEach, expect, test } from 'vitest';
import { HIDE_NAV_KEY } from '../../lib/session.ts';
import { forgetPerson } from './forget-person.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('nothing of the person stays, in the tab or in the browser; the look of the tab does', () => {
  const inTab = [
    'draft/a1/current-address',
    'return',
    'start',
    'seen.required-documents.a1',
    'sent-on.a1',
    'email-proof',
  ];
  for (const key of inTab) window.sessionStorage.setItem(`vesta.${key}`, 'x');
  window.sessionStorage.setItem(HIDE_NAV_KEY, '1');
  window.sessionStorage.setItem('of-somebody-else', 'x');
  for (const key of [SESSION_TOKEN_KEY, INVITATION_CODE_KEY, BANK_CONNECTION_KEY])
    window.localStorage.setItem(key, 'x');
  forgetPerson();
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['of-somebody-else', HIDE_NAV_KEY].sort());
  expect(Object.keys(window.localStorage)).toEqual([]);
});
