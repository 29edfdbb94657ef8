import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareEmployers, EMPLOYER_MATCH_FROM, employerNameOf } from './compare-employers.ts';

describe('legal forms', () => {
  test.each([
    ['Alfa Servizi S.r.l.', 'ALFA SERVIZI'],
    ['ALFA SERVIZI SRL UNIPERSONALE', 'ALFA SERVIZI'],
    ['Beta S.p.A.', 'BETA'],
    ['Bäckerei Huber GmbH & Co. KG', 'BACKEREI HUBER'],
    ['Sportfreunde e.V.', 'SPORTFREUNDE'],
    ['Nordlicht UG (haftungsbeschränkt)', 'NORDLICHT'],
    ['Il Girasole Soc. Coop. Sociale', 'IL GIRASOLE'],
    ['Kühn AG', 'KUHN'],
    ['AG', 'AG'],
  ])('%s is called %s', (text, name) => {
    expect(employerNameOf(text)).toBe(name);
  });
});

describe('one employer', () => {
  test.each([
    ['Alfa Servizi S.r.l.', 'ALFA SERVIZI SRL'],
    ['Bäckerei Huber GmbH', 'BAECKEREI HUBER'],
    ['Bäckerei Huber GmbH', 'Baeckerei Huber GmbH & Co. KG'],
    ['Costruzioni Bianchi SNC di Bianchi Luca', 'COSTRUZIONI BIANCHI'],
    ['Bayerische Motoren Werke AG', 'BMW'],
    ['Telemaco Italia SpA', 'TELEMACO S.P.A.'],
    ['Farmacia Comunale Centrale', 'FARMACIA COMUNALE CENTR'],
  ])('%s and %s', (a, b) => {
    expect(compareEmployers(a, b)).toBeGreaterThanOrEqual(EMPLOYER_MATCH_FROM);
    expect(compareEmployers(b, a)).toBeGreaterThanOrEqual(EMPLOYER_MATCH_FROM);
  });
});

describe('two employers', () => {
  test.each([
    ['Alfa Servizi S.r.l.', 'BETA SERVIZI SRL'],
    ['Gruppo Costruzioni Italia Rossi', 'Gruppo Costruzioni Italia Verdi'],
    ['Alfa SRL', 'SRL'],
    ['Alfa SRL', ''],
  ])('%s and %s', (a, b) => {
    expect(compareEmployers(a, b)).toBeLessThan(EMPLOYER_MATCH_FROM);
  });

  test('no text makes it throw, and an employer is itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const own = compareEmployers(text, text);
        expect(employerNameOf(text) === '' ? 1 : own).toBe(1);
      }),
    );
  });
});
