import { expect, test } from 'vitest';
import { commonStreets } from './common-streets.ts';

test.each([
  ['it', 'via rom', 'Via Roma'],
  ['it', 'via mar', 'Via Marconi'],
  ['it', 'garib', 'Via Garibaldi'],
  ['it', 'corso vitt', 'Corso Vittorio Emanuele II'],
  ['it', 'via della liberta', 'Via della Libertà'],
  ['de', 'haupts', 'Hauptstraße'],
  ['de', 'Bahnhofstr.', 'Bahnhofstraße'],
  ['de', 'muehlenw', 'Mühlenweg'],
  ['de', 'am sport', 'Am Sportplatz'],
] as const)('PD-05 in %s “%s” becomes %s', (country, typed, street) => {
  expect(commonStreets(country, typed).begun[0]).toBe(street);
});

test('PD-05 a street typed to its end is known as such, one that few towns have is left as it is', () => {
  expect(commonStreets('de', 'hauptstrasse').exact).toBe('Hauptstraße');
  expect(commonStreets('it', 'via roma').exact).toBe('Via Roma');
  expect(commonStreets('it', 'via rom').exact).toBeNull();
  expect(commonStreets('it', 'via savona')).toEqual({ exact: null, begun: [] });
  expect(commonStreets('it', '')).toEqual({ exact: null, begun: [] });
});
