import { expect, test } from 'vitest';
import { type Country, matchCountries } from './match-countries.ts';

const country = (name: string, localeName: string, cca2: string, code: string): Country => ({
  name,
  localeName,
  cca2,
  code,
  flag: '',
});

const COUNTRIES = [
  country('Italy', 'Italien', 'IT', '+39'),
  country('Germany', 'Deutschland', 'DE', '+49'),
  country('Austria', 'Österreich', 'AT', '+43'),
  country('São Tomé and Príncipe', 'São Tomé und Príncipe', 'ST', '+239'),
];

const found = (query: string) => matchCountries(COUNTRIES, query).map((it) => it.cca2);

test('SHELL-14 countries are found by English name, localised name and prefix, whatever the case', () => {
  expect(found('GERM')).toEqual(['DE']);
  expect(found('deutschl')).toEqual(['DE']);
  expect(found('+43')).toEqual(['AT']);
  expect(found('43')).toEqual(['AT']);
  expect(found('0043')).toEqual(['AT']);
});

test('SHELL-14 accents may be left out or typed', () => {
  expect(found('osterreich')).toEqual(['AT']);
  expect(found('ÖSTERREICH')).toEqual(['AT']);
  expect(found('principe')).toEqual(['ST']);
});

test('what begins with the text comes before what contains it', () => {
  expect(found('39')).toEqual(['IT', 'ST']);
});

test('without a text all are there, with a wrong one none', () => {
  expect(found('  ')).toHaveLength(4);
  expect(found('xyz')).toEqual([]);
});
