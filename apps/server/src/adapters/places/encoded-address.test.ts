import { expect, test } from 'vitest';
import { decodeAddress, encodeAddress } from './encoded-address.ts';

const address = {
  county: null,
  state: 'Hamburg',
  stateCode: 'HH',
  city: 'Hamburg',
  postcode: '20357',
  province: 'Hamburg',
  provinceCode: 'HH',
  houseNumber: '12 a',
  street: 'Bartelsstraße',
  formattedAddress: 'Bartelsstraße 12 a, 20357 Hamburg',
};

test('an address survives the way into an id and back', () => {
  const id = encodeAddress(address);
  expect(id).toMatch(/^[\w-]+$/);
  expect(decodeAddress(id)).toEqual(address);
});

test.each([
  ['empty', ''],
  ['not base64url', 'a b/c'],
  ['not JSON', Buffer.from('nonsense').toString('base64url')],
  ['not a list', Buffer.from('{"city":"Rome"}').toString('base64url')],
  ['too short a list', Buffer.from('["a","b"]').toString('base64url')],
  ['a list of other things', Buffer.from(JSON.stringify(Array(10).fill({}))).toString('base64url')],
  ['longer than any of ours', Buffer.from(JSON.stringify(Array(10).fill('x'.repeat(300)))).toString('base64url')],
])('an id that is %s means nothing', (_what, id) => {
  expect(decodeAddress(id)).toBeNull();
});
