import { declarationTextVersions } from '@vesta/domain/declaration/kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { applications, declarations } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';

let t: TestHouse;
const { applicationId } = personas.giulia;
beforeAll(async () => {
  t = await createTestHouse();
  await t.database.orm
    .update(applications)
    .set({ applicationType: 'mortgage' })
    .where(eq(applications.id, applicationId));
});
afterAll(() => t.close());

const given = {
  identified_property: true,
  property_type: 'house',
  property_value: '1.200.000',
  loan_amount: '€ 900,000.50',
  need_financing: 'none',
  sources_of_fund: [
    { source: 'balance of bank account', amount: '200.000' },
    { source: 'by family members', amount: '99.999,50' },
  ],
};
const post = (over: object, name: 'giulia' | 'lena' = 'giulia', lang = 'en') =>
  t.as(name, {
    method: 'POST',
    url: '/api/v1/mortgage-info/submit',
    payload: { confirmation: true, ...given, ...over },
    query: { lang },
  });
const saved = async () => (await t.as('giulia', { method: 'GET', url: '/api/v1/state/' })).json().answers.mortgage_info;

describe('MORT-01 the mortgage questionnaire', () => {
  test('is saved under its stored names, amounts of both ways of writing alike', async () => {
    expect((await post({ loan_percentage: 1, funds: '1,00' })).json()).toEqual({ success: true });
    expect(await saved()).toEqual({
      ...given,
      property_value: '1.200.000,00',
      loan_amount: '900.000,50',
      sources_of_fund: [
        { source: 'balance of bank account', amount: '200.000,00' },
        { source: 'by family members', amount: '99.999,50' },
      ],
      loan_term: null,
      loan_percentage: 75,
      funds: '299.999,50',
    });
    const rows = await t.database.orm.select().from(declarations).where(eq(declarations.applicationId, applicationId));
    expect(rows.map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
      ['mortgage', declarationTextVersions.mortgage],
    ]);
  });

  test.each([
    ['property_value', { property_value: '0' }, 'Please enter an amount above zero for the value of the property.'],
    ['loan_amount', { loan_amount: '-5' }, 'Please enter an amount above zero for the loan.'],
    [
      'loan_amount',
      { loan_amount: '1.200.000,01' },
      'The loan is higher than the value of the property. Please check both amounts.',
    ],
    [
      'loan_amount',
      { loan_amount: '1.200.000' },
      'The loan is as high as the value of the property. Part of it must come from your own funds.',
    ],
  ])('%s is refused: %j', async (field, over, words) => {
    const answer = await post(over);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg).toEqual([expect.objectContaining({ loc: ['body', field], loc_msg: words })]);
  });

  test.each([
    ['it', 'Il mutuo supera il valore dell’immobile. Controlla i due importi.'],
    ['de', 'Das Darlehen ist höher als der Wert der Immobilie. Bitte prüfen Sie beide Beträge.'],
  ])('says why in %s', async (lang, words) => {
    expect((await post({ loan_amount: '2.000.000' }, 'giulia', lang)).json().msg[0].loc_msg).toBe(words);
  });
});

test.each([
  ['identified_property', { identified_property: null }],
  ['property_type', { property_type: null }],
  ['sources_of_fund', { sources_of_fund: [] }],
  ['confirmation', { confirmation: false }],
  ['confirmation', { confirmation: undefined }],
])('MORT-02 without %s nothing is saved', async (field, over) => {
  const answer = await post(over);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().msg[0].loc.at(-1)).toBe(field);
});

test('MORT-02 an unticked confirmation is told in its own words', async () => {
  expect((await post({ confirmation: false })).json().msg[0].loc_msg).toBe(
    'Please tick the box to confirm that your information is true. We cannot go on without it.',
  );
});

test('MORT-01 those who want to rent are not asked', async () => {
  expect((await post({}, 'lena')).statusCode).toBe(404);
});
