import { describe, expect, test } from 'vitest';
import { bankCodes } from './bank-codes.ts';
import { bankByCode, bankCodeOf, bankNameOf, bicOf } from './bank-of-iban.ts';
import { banks } from './index.ts';
import { recogniseBank } from './recognise-bank.ts';

describe('the list of banks', () => {
  test('has one entry per id and one bank per code', () => {
    const ids = banks.map((bank) => bank.id);
    const codes = banks.flatMap((bank) => bank.codes ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('is anchored in folded words', () => {
    for (const anchor of banks.flatMap((bank) => bank.anchors)) expect(anchor).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  });

  test('knows codes of the length that their country has', () => {
    expect(bankCodes.length).toBeGreaterThan(120);
    for (const row of bankCodes) {
      expect(row.code).toMatch(row.country === 'IT' ? /^\d{5}$/ : /^\d{8}$/);
      expect(row.bic).toMatch(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
      expect(row.name).not.toBe('');
    }
  });
});

describe('the bank of an account number', () => {
  test.each([
    ['IT60X0542811101000000123456', '05428'],
    ['DE89370400440532013000', '37040044'],
    ['FR1420041010050500013M02606', null],
  ])('BANK-02 %s has the code %s', (iban, code) => {
    expect(bankCodeOf(iban)).toBe(code);
  });

  test('comes from the list, then from the group', () => {
    expect(bankNameOf('37040044')).toBe('Commerzbank');
    expect(bicOf('03069')).toBe('BCITITMM');
    expect(bankByCode('79350101')?.id).toBe('sparkasse');
    expect(bankByCode('87096214')?.id).toBe('volksbank');
    expect(bankByCode('99999')).toBeNull();
    expect(bankNameOf('99999')).toBeNull();
  });
});

describe('what a bank adds to every text', () => {
  test.each([
    ['dkb', 'Miete DATUM 06.01.2026, 16.34 UHR1.TAN 353305', 'Miete'],
    ['deutsche-bank', 'Kartenzahlung Verwendungszweck/ Kundenreferenz LIDL', 'Kartenzahlung LIDL'],
  ])('is taken away for %s', (id, text, cleaned) => {
    expect(banks.find((bank) => bank.id === id)?.clean?.(text)).toBe(cleaned);
  });
});

describe('recognising a bank', () => {
  test('trusts the account before the words', () => {
    expect(recogniseBank({ code: '12030000', bic: null, text: 'sparkasse' })?.id).toBe('dkb');
    expect(recogniseBank({ code: null, bic: 'INGDDEFFXXX', text: 'sparkasse' })?.id).toBe('ing-diba');
    expect(recogniseBank({ code: null, bic: 'BYLADEM1001', text: '' })?.id).toBe('dkb');
    expect(recogniseBank({ code: null, bic: 'BYLADEM1KSW', text: '' })?.id).toBe('sparkasse');
    expect(recogniseBank({ code: null, bic: null, text: 'kontoauszug sparkasse musterstadt' })?.id).toBe('sparkasse');
    expect(recogniseBank({ code: null, bic: null, text: 'sparkassenstrasse' })).toBeNull();
  });
});
