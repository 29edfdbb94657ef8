import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const birth = {
  fiscalCode: 'mrt gli 94p54 g337k',
  nationality: 'Italy',
  dateOfBirth: '14/09/1994',
  placeOfBirth: 'Parma',
};
const home = {
  country: 'Italy',
  street: 'Via Savona',
  houseNum: '41',
  city: 'Milano',
  postcode: '20144',
  province: 'MI',
};
const post = (url: string, payload: object, name: 'giulia' | 'lena' = 'giulia') =>
  t.as(name, { method: 'POST', url: `/api/${url}`, payload, query: { lang: 'en' } });
const answers = async (name: 'giulia' | 'lena' = 'giulia') =>
  (await t.as(name, { method: 'GET', url: '/api/v1/state/' })).json().answers;

describe('PD-10 personal details', () => {
  test.each(['v1', 'v2'])('%s saves one part after the other and keeps both, normalised', async (version) => {
    expect((await post(`${version}/personal-details/submit`, { subStep: 1, ...birth })).json()).toEqual({
      success: true,
    });
    expect((await post(`${version}/personal-details/submit`, { subStep: 2, ...home })).json()).toEqual({
      success: true,
    });
    expect((await answers()).personal_details).toMatchObject({
      fiscalCode: 'MRTGLI94P54G337K',
      placeOfBirth: 'Parma',
      postcode: '20144',
      subStep: 2,
    });
  });

  test('PD-01 the part on screen is kept: the second after the first was saved, the first again when somebody goes back', async () => {
    const part = async () => (await answers()).personal_details.subStep;
    await post('v2/personal-details/submit', { subStep: 1, ...birth });
    expect(await part()).toBe(2);
    expect((await post('v1/personal-details/submit/sub-step', { subStep: 1 })).json()).toEqual({ success: true });
    expect(await part()).toBe(1);
    expect((await answers()).personal_details).toMatchObject({ placeOfBirth: 'Parma' });
    expect((await post('v1/personal-details/submit/sub-step', { subStep: 3 })).statusCode).toBe(422);
  });

  test.each([
    ['birth', { dateOfBirth: '01/01/2015' }, 'dateOfBirth'],
    ['nationality', { nationality: '' }, 'nationality'],
    ['fiscal code', { fiscalCode: 'ABC' }, 'fiscalCode'],
    ['place of birth', { placeOfBirth: '' }, 'placeOfBirth'],
    ['street', { street: '' }, 'street'],
    ['postcode', { postcode: '2014' }, 'postcode'],
    ['city', { city: '123' }, 'city'],
  ])('PD-10 submit/all with a wrong %s saves nothing at all', async (_name, over, field) => {
    const before = await answers();
    const answer = await post('v1/personal-details/submit/all', { ...birth, ...home, street: 'Via Po', ...over });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg.map((one: { loc: string[] }) => one.loc.at(-1))).toEqual([field]);
    expect(await answers()).toEqual(before);
  });

  test('submit/all and submit/nationality', async () => {
    expect((await post('v1/personal-details/submit/all', { ...birth, ...home, city: 'Torino' })).statusCode).toBe(200);
    expect((await post('v1/personal-details/submit/nationality', { nationality: 'France' })).statusCode).toBe(200);
    expect((await answers()).personal_details).toMatchObject({ city: 'Torino', nationality: 'France' });
  });

  test.each([
    ['PD-08 no fiscal code for an Italian', { fiscalCode: '' }, 'fiscalCode'],
    ['VAL-08 a fiscal code of the wrong shape', { fiscalCode: 'ABC' }, 'fiscalCode'],
    ['VAL-04 too young', { dateOfBirth: '01/01/2015' }, 'dateOfBirth'],
    ['VAL-04 too old', { dateOfBirth: '01/01/1900' }, 'dateOfBirth'],
    ['VAL-04 no such day', { dateOfBirth: '31/04/1990' }, 'dateOfBirth'],
  ])('%s is refused', async (_name, over, field) => {
    const answer = await post('v1/personal-details/submit', { subStep: 1, ...birth, ...over });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg[0].loc.at(-1)).toBe(field);
  });

  test('VAL-05 an Italian postcode has five digits', async () => {
    const answer = await post('v1/personal-details/submit', { subStep: 2, ...home, postcode: '2014' });
    expect(answer.json().msg[0].loc.at(-1)).toBe('postcode');
  });

  test('two tabs that save different steps at once both count', async () => {
    const address = {
      current_country: 'Italy',
      current_street: 'Via Roma',
      current_house_num: '1',
      current_city: 'Parma',
      current_postcode: '43121',
      current_province: 'PR',
    };
    const both = await Promise.all([
      post('v1/current-address/submit', address),
      post('v1/personal-details/submit', { subStep: 2, ...home, city: 'Bologna' }),
      post('v1/personal-details/submit/other-incomes', { otherIncomes: 'pension,alimony' }),
    ]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const saved = await answers();
    expect(saved.current_address).toMatchObject({ current_city: 'Parma' });
    expect(saved.personal_details).toMatchObject({ city: 'Bologna' });
    expect(saved.additional_details).toMatchObject({ otherIncomes: expect.stringContaining('pension') });
  });

  test('PD-09 the current address is saved under its six names', async () => {
    const address = {
      current_country: 'Germany',
      current_street: 'Bartelsstraße',
      current_house_num: '12',
      current_city: 'Hamburg',
      current_postcode: '20357',
      current_province: 'HH',
    };
    expect((await post('v1/current-address/submit', address, 'lena')).statusCode).toBe(200);
    expect((await answers('lena')).current_address).toEqual(address);
  });

  test('ADD-09 contract and paychecks on their own', async () => {
    expect(
      (
        await post('v1/personal-details/submit/employed-additional', {
          typeOfContract: 'open-ended',
          paychecksPerYear: '14',
        })
      ).statusCode,
    ).toBe(200);
    expect((await answers()).additional_details).toMatchObject({ typeOfContract: 'open-ended', paychecksPerYear: 14 });
    expect(
      (await post('v1/personal-details/submit/employed-additional', { typeOfContract: 'handshake' })).statusCode,
    ).toBe(422);
  });

  test.each([[], 'text', 7, null])('a body that is no set of answers is refused: %j', async (payload) => {
    const answer = await post('v1/current-address/submit', payload as object);
    expect([400, 415, 422]).toContain(answer.statusCode);
    expect(answer.json().success).toBe(false);
  });
});
