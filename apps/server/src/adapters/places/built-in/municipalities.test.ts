import { expect, test } from 'vitest';
import { cadastralCodesOf, municipalitiesByName, municipalityByCadastralCode } from './municipalities.ts';

const milano = { name: 'Milano', province: 'Milano', provinceCode: 'MI', region: 'Lombardia', cadastralCode: 'F205' };

test('a cadastral code leads to its municipality, whatever its case', () => {
  expect(municipalityByCadastralCode('F205')).toEqual(milano);
  expect(municipalityByCadastralCode('h501')?.name).toBe('Roma');
});

test.each(['Z404', '', 'F20', 'XXXX'])('"%s" is no municipality', (code) => {
  expect(municipalityByCadastralCode(code)).toBeNull();
});

test('by name the best known comes first, and at most ten are given', () => {
  const found = municipalitiesByName('san');
  expect(found).toHaveLength(10);
  expect(municipalitiesByName('mila')[0]).toEqual(milano);
});

test('namesakes are told apart by their province', () => {
  expect(
    municipalitiesByName('castro')
      .filter(({ name }) => name === 'Castro')
      .map(({ provinceCode }) => provinceCode)
      .sort(),
  ).toEqual(['BG', 'LE']);
});

test.each([
  ['FRASCATI', ['D773']],
  ['Frascati (RM)', ['D773']],
  ['Forlì', ['D704']],
  ['castro', ['C337', 'M261']],
  ['Frascat', []],
  ['Paris', []],
])('fiscal codes know %s as %j', (place, codes) => {
  expect(cadastralCodesOf(place).sort()).toEqual(codes);
});

test('a slip of the finger is forgiven only when nothing else fits', () => {
  expect(municipalitiesByName('Bolofna')[0]?.name).toBe('Bologna');
  expect(municipalitiesByName('Bologna').map(({ name }) => name)).toContain('Bologna');
  expect(municipalitiesByName('qqqqqq')).toEqual([]);
});
