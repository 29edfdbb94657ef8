import { currentAddressForm } from '@vesta/domain/validation/current-address-form';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { shownName, toFormValues, toPayload } from './current-address.mapping.ts';

const address = {
  country: 'Germany',
  street: ' Lange  Reihe ',
  houseNum: '',
  city: 'Hamburg',
  postcode: '20099',
  province: '',
};

test('PD-09 the six fields travel as current_*, tidied, empty ones as null', () => {
  expect(toPayload(address)).toEqual({
    current_country: 'Germany',
    current_street: 'Lange Reihe',
    current_house_num: null,
    current_city: 'Hamburg',
    current_postcode: '20099',
    current_province: null,
  });
});

test('PD-09 what is sent is what the server accepts, and comes back as it was', () => {
  const { data, success } = safeParse(currentAddressForm, toPayload(address));
  expect(success).toBe(true);
  expect(toFormValues(data ?? null, 'it')).toEqual({ ...address, street: 'Lange Reihe' });
});

test('an address that was never saved begins in the country of the region', () => {
  expect(toFormValues(null, 'de')).toMatchObject({ country: 'Germany', street: '' });
  expect(toFormValues(null, 'it').country).toBe('Italy');
});

test('refused names find their field', () => {
  expect(['current_house_num', 'current_province', 'other'].map(shownName)).toEqual(['houseNum', 'province', 'other']);
});
