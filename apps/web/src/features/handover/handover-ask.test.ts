import { expect, test } from 'vitest';
import { askInHash, linkWithAsk } from './handover-ask.ts';

const link = 'https://vesta.example/it/phone-upload#handover=abc';
const hashOf = (address: string) => new URL(address).hash;

test('what the computer asks for travels with the code, and only known papers are taken from it', () => {
  const ids = linkWithAsk(link, { type: 'national_id', combination: 'digital_id' });
  expect(askInHash(hashOf(ids))).toEqual({ type: 'national_id', combination: 'digital_id' });
  expect(new URLSearchParams(hashOf(ids).slice(1)).get('handover')).toBe('abc');
  expect(askInHash(hashOf(linkWithAsk(link, { type: 'payslip' })))).toEqual({ type: 'payslip', combination: null });
  expect(askInHash('#handover=abc')).toBeNull();
  expect(askInHash('#handover=abc&for=secrets')).toBeNull();
  expect(askInHash('#handover=abc&for=national_id&ids=anything')).toEqual({ type: 'national_id', combination: null });
});
