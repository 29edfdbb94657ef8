import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from './draft-store.ts';

const HOUR = 60 * 60 * 1000;
let time = 0;
const store = createDraftStore({ storage: () => window.sessionStorage, now: () => time });
const draft = { base: { city: '' }, values: { city: 'Bergamo' } };

beforeEach(() => {
  time = 0;
  window.sessionStorage.clear();
});

test('a draft comes back as it was typed', () => {
  store.write('a1/current-address', draft);
  expect(store.read('a1/current-address')).toEqual(draft);
});

test('after a day a draft is gone from the storage too', () => {
  store.write('a1/current-address', draft);
  time = 24 * HOUR;
  expect(store.read('a1/current-address')).toEqual(draft);
  time += 1;
  expect(store.read('a1/current-address')).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test('a new session keeps the drafts of its own application and throws those of others away', () => {
  window.sessionStorage.setItem('something-else', 'stays');
  for (const place of ['a1/current-address', 'a2/current-address', 'new/sign-up']) store.write(place, draft);
  store.forgetAllBut('a1');
  expect(store.read('a1/current-address')).toEqual(draft);
  expect(store.read('a2/current-address')).toBeNull();
  expect(store.read('new/sign-up')).toBeNull();
  expect(window.sessionStorage.getItem('something-else')).toBe('stays');
});

test('signing out throws every draft away', () => {
  store.write('a1/current-address', draft);
  store.forgetAllBut(null);
  expect(store.read('a1/current-address')).toBeNull();
});

test.each(['{', 'null', '{"values":{}}', '{"base":{},"values":3,"at":0}'])('%s is no draft', (text) => {
  window.sessionStorage.setItem('vesta.draft/a1/x', text);
  expect(store.read('a1/x')).toBeNull();
});

test('a browser that refuses storage changes nothing for the person who types', () => {
  const refused = createDraftStore({
    storage: () => {
      throw new DOMException('no', 'SecurityError');
    },
    now: () => 0,
  });
  refused.write('a1/x', draft);
  expect(refused.read('a1/x')).toBeNull();
  refused.forgetAllBut(null);
});
