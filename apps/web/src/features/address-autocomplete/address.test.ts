import type { AddressDetails } from '@vesta/domain/places';
import { expect, test } from 'vitest';
import { emptyAddress, filledWith, italianRules, movedTo, refusedAddress, sharedRules } from './address.ts';

const details: AddressDetails = {
  county: null,
  state: 'Lombardia',
  stateCode: '25',
  city: 'Milano',
  postcode: '20129',
  province: 'Milano',
  provinceCode: 'MI',
  houseNumber: '12',
  street: 'Via dei Mille',
  formattedAddress: 'Via dei Mille 12, 20129 Milano (MI)',
};

test('PD-06 a chosen suggestion fills street, number, city, postcode and province', () => {
  expect(filledWith(emptyAddress('it'), details)).toEqual({
    country: 'Italy',
    street: 'Via dei Mille',
    houseNum: '12',
    city: 'Milano',
    postcode: '20129',
    province: 'MI',
  });
});

test('PD-06 what a suggestion does not know stays as it was typed', () => {
  const typed = { ...emptyAddress('it'), houseNum: '7/B', postcode: '20100' };
  expect(filledWith(typed, { ...details, houseNumber: null, postcode: null })).toMatchObject({
    houseNum: '7/B',
    postcode: '20100',
  });
});

test('outside Italy the province is written out', () => {
  expect(filledWith(emptyAddress('de'), { ...details, province: null, state: 'Hamburg' }).province).toBe('Hamburg');
});

test('PD-04 another country empties everything else', () => {
  expect(movedTo('France')).toEqual({
    country: 'France',
    street: '',
    houseNum: '',
    city: '',
    postcode: '',
    province: '',
  });
});

test('PD-03 an Italian address needs street, number, city and five digits of postcode, but no province', () => {
  const address = { ...emptyAddress('it'), postcode: '2012' };
  expect(refusedAddress(address, italianRules('it', address.country))).toEqual({
    country: null,
    street: 'required',
    houseNum: 'required',
    postcode: 'pattern',
    city: 'required',
    province: null,
  });
});

test('PD-09 the shared address takes the postcode of any country and a home without a number', () => {
  const address = {
    ...filledWith(emptyAddress('de'), details),
    country: 'United Kingdom',
    houseNum: '',
    postcode: 'SW1A 1AA',
  };
  expect(Object.values(refusedAddress(address, sharedRules(address.country))).filter(Boolean)).toEqual([]);
});
