import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedAddress } from './read-typed-address.ts';

/** The most likely reading, without what is empty. */
const firstReading = (text: string) => {
  const { street, houseNumber, town, postcode, provinceCode } = readTypedAddress(text)[0] ?? {};
  return { street, houseNumber, town, postcode, provinceCode };
};
const nothing = { street: null, houseNumber: null, postcode: null, provinceCode: null };

test.each([
  ['Mila', { ...nothing, town: 'Mila' }],
  ['20144 Milano', { ...nothing, town: 'Milano', postcode: '20144' }],
  ['D-20357 Hamburg', { ...nothing, town: 'Hamburg', postcode: '20357' }],
  ['2014', { ...nothing, town: '', postcode: '2014' }],
  ['Via Savona 41 Milano', { ...nothing, street: 'Via Savona', houseNumber: '41', town: 'Milano' }],
  ['Via Savona, 41, Milano, Italia', { ...nothing, street: 'Via Savona', houseNumber: '41', town: 'Milano' }],
  [
    'Via Savona 41 20144 Milano (MI)',
    { street: 'Via Savona', houseNumber: '41', town: 'Milano', postcode: '20144', provinceCode: 'MI' },
  ],
  [
    'Via Savona 41 Milano 2014',
    { ...nothing, street: 'Via Savona', houseNumber: '41', town: 'Milano', postcode: '2014' },
  ],
  ['Via 4 Novembre 12/A Roma', { ...nothing, street: 'Via 4 Novembre', houseNumber: '12/A', town: 'Roma' }],
  ['via XX Settembre n. 5 Genova', { ...nothing, street: 'via XX Settembre', houseNumber: '5', town: 'Genova' }],
  [
    'Contrada Fiumara snc, Noto SR',
    { ...nothing, street: 'Contrada Fiumara', houseNumber: 'snc', town: 'Noto', provinceCode: 'SR' },
  ],
  ['Bartelsstr. 12, Hamburg', { ...nothing, street: 'Bartelsstr.', houseNumber: '12', town: 'Hamburg' }],
  ['Lange Straße 5 a Hamburg', { ...nothing, street: 'Lange Straße', houseNumber: '5 a', town: 'Hamburg' }],
  [
    'Straße des 17. Juni 135, 10623 Berlin',
    { ...nothing, street: 'Straße des 17. Juni', houseNumber: '135', town: 'Berlin', postcode: '10623' },
  ],
])('"%s" is read as meant', (text, expected) => {
  expect(firstReading(text)).toEqual(expected);
});

test('without comma and number every split is a guess that needs a good match', () => {
  const readings = readTypedAddress('Unter den Linden Berlin');
  const guess = readings.find(({ town }) => town === 'Berlin');
  expect(guess).toMatchObject({ street: 'Unter den Linden', accepts: ['exact'] });
});

const pieces = [
  'Via',
  'Straße',
  '41',
  '12/a',
  '20144',
  'MI',
  '(MI)',
  ',',
  ';',
  'San',
  'am',
  'n.',
  'snc',
  '  ',
  '’',
  '\u0000',
  '🏠',
];

test('no text whatever breaks the reading or makes it long', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), fc.constantFrom('', ' '), (words, glue) => {
      return readTypedAddress(words.join(glue)).length < 60;
    }),
  );
});
