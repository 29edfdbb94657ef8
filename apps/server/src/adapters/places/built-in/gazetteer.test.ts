import { expect, test } from 'vitest';
import { areaCodes } from './area-codes.ts';
import { gazetteers } from './gazetteer.ts';

const townsOf = (country: 'it' | 'de') =>
  gazetteers[country]().places.flatMap(({ kind, town }) => (kind === 'town' ? [town] : []));

test('every Italian municipality has a province and a cadastral code of its own, and all but some merged ones a postcode', () => {
  const towns = townsOf('it');
  expect(towns).toHaveLength(7904);
  expect(new Set(towns.map(({ cadastralCode }) => cadastralCode)).size).toBe(7904);
  expect(new Set(towns.map(({ area }) => area.provinceCode)).size).toBe(107);
  expect(new Set(towns.map(({ area }) => area.stateCode)).size).toBe(20);
  const wrong = towns.filter(
    ({ postcodes, cadastralCode, area }) =>
      postcodes.some((code) => !/^\d{5}$/.test(code)) ||
      !/^[A-Z]\d{3}$/.test(cadastralCode ?? '') ||
      !/^[A-Z]{2}$/.test(area.provinceCode),
  );
  expect(wrong).toEqual([]);
  expect(towns.filter(({ postcodes }) => postcodes.length === 0).length).toBeLessThan(80);
});

test('every German postcode leads to a town and a state', () => {
  const { byPostcode } = gazetteers.de();
  const found = Array.from({ length: 10 }, (_, digit) => byPostcode(String(digit))).flat();
  expect(new Set(found.map(({ postcode }) => postcode)).size).toBe(10_813);
  expect(found.filter(({ place }) => place.city === '' || place.town.area.state === '')).toEqual([]);
  expect(new Set(found.map(({ place }) => place.town.area.stateCode)).size).toBe(16);
});

test('postcodes that only fill a range are not offered', () => {
  const milano = townsOf('it').find(({ cadastralCode }) => cadastralCode === 'F205');
  expect(milano?.postcodes).toContain('20144');
  expect(milano?.postcodes).not.toContain('20140');
  expect(townsOf('it').find(({ cadastralCode }) => cadastralCode === 'H501')?.postcodes).not.toContain('00120');
});

test('towns around Milan carry the postcodes they were given in 2020', () => {
  expect(
    gazetteers
      .it()
      .byPostcode('20051')
      .map(({ place }) => place.city),
  ).toContain("Cassina de' Pecchi");
});

test.each([
  ['Milano', 'MI'],
  ['Bolzano - Bozen', 'BZ'],
  ['Bozen', 'BZ'],
  ['Forlì-Cesena', 'FC'],
  ['Atlantis', null],
])('the province %s has the code %s', (name, code) => {
  expect(areaCodes.italianProvince(name)).toBe(code);
});

test('the code of a German state is found by its name', () => {
  expect(areaCodes.germanState('Nordrhein-Westfalen')).toBe('NW');
});
