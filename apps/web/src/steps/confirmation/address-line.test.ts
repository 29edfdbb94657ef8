import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

test('an address breaks between street and town only', () => {
  const saved = { street: 'Via Savona', houseNum: '41', postcode: '20144', city: 'Milano' };
  expect(addressLine(saved, 'plain')).toBe('Via Savona\u00A041, 20144\u00A0Milano');
  expect(addressLine({ current_city: 'Berlin' }, 'current')).toBe('Berlin');
  expect(addressLine(null, 'plain')).toBeNull();
});
