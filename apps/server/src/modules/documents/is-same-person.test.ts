import { expect, test } from 'vitest';
import { isSamePerson, type ToldPerson } from './is-same-person.ts';

const giulia: ToldPerson = {
  first_name: 'Giulia',
  last_name: 'Moretti',
  birth_date: '1991-04-17',
  fiscal_code: 'MRTGLI91D57A944W',
};
const lena: ToldPerson = { first_name: 'Lena', last_name: 'Hoffmann', birth_date: null, fiscal_code: null };

test.each<[string, Partial<ToldPerson>, boolean]>([
  ['the same name and code', {}, true],
  ['a second name and no code, on the same birthday', { first_name: 'Giulia Anna', fiscal_code: null }, true],
  ['the same name and another code', { fiscal_code: 'MRTGLI91D57F205D' }, false],
  ['a variant of the code, given to somebody who would share it', { fiscal_code: 'MRTGLI91D57A94QK' }, false],
  ['the same name and another birthday', { birth_date: '1994-09-14', fiscal_code: null }, false],
  ['another name and the same code', { first_name: 'Marco', last_name: 'Bellini' }, false],
  ['nobody', { first_name: null, last_name: null }, false],
])('%s, with the same card', (_, other, isOne) => {
  expect(isSamePerson(giulia, { ...giulia, ...other }, { sharesCard: true })).toBe(isOne);
  expect(isSamePerson({ ...giulia, ...other }, giulia, { sharesCard: true })).toBe(isOne);
});

test('where nobody was asked for a birthday, the name alone is not enough, and a card that both have shown is', () => {
  expect(isSamePerson(lena, lena, { sharesCard: false })).toBe(false);
  expect(isSamePerson(lena, lena, { sharesCard: true })).toBe(true);
});
