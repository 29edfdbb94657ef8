import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loanPercentage, requiredFunds } from './loan.ts';
import { mortgageForm } from './mortgage-form.ts';
import { DEFAULT_FINANCING, isFundSource, loanTerms, propertyTypes, wantsProof } from './vocabulary.ts';

const schema = mortgageForm('it');
const given = {
  confirmation: true,
  identified_property: true,
  property_type: 'apartment',
  property_value: '200.000',
  loan_amount: '160.000,00',
  need_financing: 'confirmed',
  sources_of_fund: [{ source: 'balance of bank account', amount: '40.000' }],
};
const parse = (over: object = {}) => z.safeParse(schema, { ...given, ...over } as z.input<typeof schema>);
const refused = (over: object) => parse(over).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('MORT-01 the figures', () => {
  test('are kept under their stored names, with the two that are worked out', () => {
    expect(parse().data).toEqual({
      identified_property: true,
      property_type: 'apartment',
      property_value: '200.000,00',
      loan_amount: '160.000,00',
      loan_term: null,
      need_financing: 'confirmed',
      sources_of_fund: [{ source: 'balance of bank account', amount: '40.000,00' }],
      loan_percentage: 80,
      funds: '40.000,00',
    });
  });

  test('may come under the names of the screen, and what the sender worked out is not believed', () => {
    const { property_value, loan_amount, ...rest } = given;
    const sent = { ...rest, propertyValue: property_value, loanAmount: loan_amount, loanPercentage: 10, funds: '1' };
    expect(z.parse(schema, sent as unknown as z.input<typeof schema>)).toMatchObject({
      property_value: '200.000,00',
      loan_percentage: 80,
      funds: '40.000,00',
    });
  });

  test.each([
    ['320,000.00', '250.000', 78],
    [320000, 249999.99, 78],
    ['300000', '100.000', 33],
    ['200.000', '1.000', 1],
  ])('a value of %s and a loan of %s make %i percent', (property_value, loan_amount, percent) => {
    expect(parse({ property_value, loan_amount }).data?.loan_percentage).toBe(percent);
  });

  test('are unknown while an amount is, and funds are never negative', () => {
    expect([loanPercentage(null, 100), loanPercentage(0, 100), loanPercentage(100, null)]).toEqual([null, null, null]);
    expect(requiredFunds(20_000_00, 30_000_00)).toBeNull();
    expect(requiredFunds(20_000_00, 15_000_00)).toBe(5_000_00);
  });

  test.each([
    ['nothing', '', 'required'],
    ['zero', '0', 'notPositive'],
    ['zero with decimals', '0,00', 'notPositive'],
    ['less than nothing', '-5.000', 'notPositive'],
    ['less than nothing as a number', -5, 'notPositive'],
    ['words', 'a lot', 'pattern'],
    ['four groups', '1.000.000.000', 'tooLarge'],
    ['three decimals', '1.000,123', 'pattern'],
  ])('a value of %s is refused', (_name, property_value, code) => {
    expect(refused({ property_value })).toEqual([['property_value', code]]);
  });

  test('a loan over the value, and one equal to it, are refused each in its own words', () => {
    expect(refused({ loan_amount: '200.000,01' })).toEqual([['loan_amount', 'loanOverValue']]);
    expect(refused({ loan_amount: '200000' })).toEqual([['loan_amount', 'loanEqualsValue']]);
    expect(parse({ loan_amount: '199.999,99' }).success).toBe(true);
  });
});

describe('MORT-02 the choices', () => {
  test.each([
    ['identified_property', null, 'required'],
    ['identified_property', 'maybe', 'choice'],
    ['property_type', '', 'required'],
    ['property_type', 'castle', 'choice'],
    ['sources_of_fund', [], 'required'],
    ['sources_of_fund', undefined, 'required'],
  ])('%s as %j is refused', (field, value, code) => {
    expect(refused({ [field]: value })).toEqual([[field, code]]);
  });

  test('each source has an amount above zero and is named once', () => {
    const other = (amount: string) => ({ source: 'other', amount });
    expect(refused({ sources_of_fund: [other('')] })).toEqual([['sources_of_fund.0.amount', 'required']]);
    expect(refused({ sources_of_fund: [other('0')] })).toEqual([['sources_of_fund.0.amount', 'notPositive']]);
    expect(refused({ sources_of_fund: [other('1'), other('2')] })).toEqual([['sources_of_fund', 'choice']]);
  });

  test('an unticked confirmation is refused, and the tick itself is not an answer', () => {
    for (const confirmation of [false, undefined, null, 'true'])
      expect(refused({ confirmation })).toEqual([['confirmation', 'confirmation']]);
    expect(parse({ confirmation: true }).data).not.toHaveProperty('confirmation');
  });

  test('a wished term is one of the usual lengths, or none', () => {
    expect([20, '20', '', null].map((loan_term) => parse({ loan_term }).data?.loan_term)).toEqual([20, 20, null, null]);
    expect(parse({ loanTerm: 25 }).data?.loan_term).toBe(25);
    expect(refused({ loan_term: 17 })).toEqual([['loan_term', 'choice']]);
    expect(refused({ loan_term: 'long' })).toEqual([['loan_term', 'choice']]);
  });

  test('a proof is asked for unless the balance of the bank account is the only source', () => {
    expect(wantsProof(['balance of bank account'])).toBe(false);
    expect(wantsProof(['balance of bank account', 'other'])).toBe(true);
    expect(wantsProof(['by family members'])).toBe(true);
    expect(wantsProof([])).toBe(true);
  });
});

test('MORT-01 a loan over the whole value leaves nothing to bring along', () => {
  expect(requiredFunds(20_000_000, 20_000_000)).toBe(0);
  expect(requiredFunds(20_000_000, 20_000_001)).toBeNull();
});

test('MORT-02 homes, lengths of a loan and sources are kept by these names', () => {
  expect(propertyTypes).toEqual(['house', 'apartment', 'land', 'other']);
  expect(loanTerms).toEqual([10, 15, 20, 25, 30]);
  expect(DEFAULT_FINANCING).toBe('none');
  expect(['savings on investments', 'a lottery', null].filter(isFundSource)).toEqual(['savings on investments']);
});
