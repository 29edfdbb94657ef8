import { describe, expect, test } from 'vitest';
import { alpha2Of, alpha3Codes, alpha3Of } from './country-codes.ts';
import { centreEuropeanCountries, idOptionSetOf } from './id-options.ts';

describe('country codes', () => {
  test('every country has one code of either length', () => {
    expect(alpha3Codes.length).toBeGreaterThan(240);
    const twos = alpha3Codes.map((code) => alpha2Of(code) ?? '');
    expect(new Set(twos).size).toBe(alpha3Codes.length);
    expect(twos.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    expect(twos.map((code) => alpha3Of(code))).toEqual(alpha3Codes);
  });

  test('the runtime knows a name for each of them', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(alpha3Codes.filter((code) => !names.of(alpha2Of(code) ?? 'XX'))).toEqual([]);
  });

  test('unknown codes have no partner', () => {
    expect([alpha2Of('UTO'), alpha2Of('D'), alpha3Of('ZZ')]).toEqual([null, null, null]);
  });
});

describe('IDD-01 the set of papers by nationality', () => {
  test('Italy has its own, thirteen countries share one, all others have the third', () => {
    expect(idOptionSetOf('it')).toBe('default');
    expect(centreEuropeanCountries.map(idOptionSetOf)).toEqual(Array(13).fill('ce'));
    expect(['FR', 'UA', 'US', 'MA', ''].map(idOptionSetOf)).toEqual(Array(5).fill('x_ce'));
  });
});
