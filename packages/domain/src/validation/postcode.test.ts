import { describe, expect, test } from 'vitest';
import { isItalian, isItaly, postcodeRuleFor } from './italian.ts';
import { normalisePostcode, validatePostcode } from './postcode.ts';

describe('VAL-05 a postcode', () => {
  test.each([
    ['20121', null],
    ['00118', null],
    [' 20121 ', null],
    ['2012', 'pattern'],
    ['201211', 'pattern'],
    ['2012A', 'pattern'],
    ['20 121', 'pattern'],
    ['٢٠١٢١', 'pattern'],
    ['', 'required'],
  ])('of the Italian flow: %j is judged %s', (postcode, code) => {
    expect(validatePostcode(postcode, 'five')).toBe(code);
  });

  test.each([
    ['1', null],
    ['10115', null],
    ['SW1A 1AA', null],
    ['1012 ab', null],
    ['12345-6789', null],
    ['A'.repeat(15), null],
    ['A'.repeat(16), 'tooLong'],
    ['12_34', 'pattern'],
    ['12/34', 'pattern'],
    ['-', 'pattern'],
    ['  ', 'required'],
  ])('of the shared form: %j is judged %s', (postcode, code) => {
    expect(validatePostcode(postcode, 'shared')).toBe(code);
  });

  test('VAL-11 arrives in capitals', () => {
    expect(normalisePostcode(' sw1a  1aa ')).toBe('SW1A 1AA');
  });

  test.each([
    ['it', 'Italy', 'five'],
    ['it', ' ITALIA ', 'five'],
    ['it', '', 'five'],
    ['it', 'Netherlands', 'shared'],
    ['it', 'Germany', 'five'],
    ['de', 'Italy', 'five'],
    ['de', 'Deutschland', 'five'],
    ['de', 'Austria', 'shared'],
    ['de', '', 'shared'],
  ] as const)('in region %s and country %j follows the rule %s', (region, country, rule) => {
    expect(postcodeRuleFor(region, country)).toBe(rule);
  });
});

test.each(['Italy', 'Italian', 'italiana', 'IT', 'ita', 'Italienisch'])(
  'PD-08 %s is an Italian nationality',
  (word) => {
    expect(isItalian(word)).toBe(true);
  },
);

test.each(['German', 'Italo-Argentine', '', 'Britain'])('PD-08 %j is not', (word) => {
  expect(isItalian(word)).toBe(false);
  expect(isItaly(word)).toBe(false);
});
