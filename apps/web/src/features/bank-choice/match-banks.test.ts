import { type BankListEntry, UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import { expect, test } from 'vitest';
import { matchBanks, monogram, withFirst } from './match-banks.ts';

const bank = (name: string, bank_abi = '03015'): BankListEntry => ({
  id: name,
  name,
  bank_abi,
  pdf_enabled: true,
  psd2_enabled: false,
  bank_yapily_id: null,
  yapily_metadata: null,
  source: 'vesta',
});
const banks = [bank('FinecoBank'), bank('Münchner Bank'), bank('ING Italia'), bank('Not listed', UNLISTED_BANK_ABI)];

test('BANK-01 a bank is found by parts of its name, without accents, in any order', () => {
  expect(matchBanks(banks, 'munch').map(({ name }) => name)).toEqual(['Münchner Bank']);
  expect(matchBanks(banks, 'bank mün').map(({ name }) => name)).toEqual(['Münchner Bank']);
  expect(matchBanks(banks, 'zzz')).toEqual([]);
});

test('BANK-01 the special entry 00000 is no bank of the list', () => {
  expect(matchBanks(banks, '').map(({ name }) => name)).toEqual(['FinecoBank', 'Münchner Bank', 'ING Italia']);
});

test('BANK-01 the bank of a statement stands on top, the others stay in their order', () => {
  const names = (first: string | null) =>
    withFirst(banks, first === null ? null : { abi: '03015', name: first }).map(({ name }) => name);
  expect(names('ING Italia')).toEqual(['ING Italia', 'FinecoBank', 'Münchner Bank', 'Not listed']);
  expect(names('A bank that nobody lists')).toEqual(names(null));
});

test.each([
  ['Intesa Sanpaolo', 'IS'],
  ['ING Italia', 'ING'],
  ['FinecoBank', 'FI'],
  ['N26', 'N26'],
])('%s is signed %s', (name, sign) => {
  expect(monogram(name)).toBe(sign);
});
