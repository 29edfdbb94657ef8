import { expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { birthDayOn } from './birth-day.ts';
import { homeAddress } from './home-address.ts';

const home = (...lines: readonly string[]): string | null =>
  homeAddress([pageOf(lines)], 'Erika Muster')?.value ?? null;

test.each([
  // Of a couple the other one stands between the name and the street.
  [['Erika Muster', 'Jonas Muster', 'Am Wall 16', '28195 Bremen'], 'Am Wall 16 28195 Bremen'],
  [['Erika Muster', 'Hof Sonnenschein', 'Am Wall 16', '28195 Bremen'], 'Hof Sonnenschein Am Wall 16 28195 Bremen'],
  [['Mitarbeiter: Erika Muster        Anschrift: Am Wall 16, 28195 Bremen'], 'Am Wall 16, 28195 Bremen'],
  [
    ['Dipendente MUSTER ERIKA', 'CCNL Commercio Residenza Via San Nazaro 32 37129 Verona'],
    'Via San Nazaro 32 37129 Verona',
  ],
  [['Erika Muster', 'MSTRKE00A59A662K', 'Via Dante 20 - 70122 Bari'], 'Via Dante 20 - 70122 Bari'],
  [['Erika Muster', 'Operaia - T. indeterminato Via Museo 25, 39100 Bolzano'], 'Via Museo 25, 39100 Bolzano'],
  [['Licht GmbH        Anschrift: Am Wall 16, 28195 Bremen'], null],
  [
    [
      'Mitarbeiter     Anschrift                      Personalnummer',
      'Erika Muster    Am Wall 16, 28195 Bremen       D-114',
    ],
    'Am Wall 16, 28195 Bremen',
  ],
  [['Mitarbeiter     Arbeitgeber', 'Erika Muster    Licht GmbH, Am Wall 16, 28195 Bremen'], null],
] as const)('who lives where: %j', (lines, address) => {
  expect(home(...lines)).toBe(address);
});

test('a day behind other words is nobody’s birth', () => {
  const born = (...lines: readonly string[]) => birthDayOn([pageOf(lines)])?.value ?? null;
  expect(born('Data di nascita', 'Domicilio fiscale 1/1/2025 - Comune')).toBeNull();
  expect(born('Data di nascita', '14/03/1987')).toBe('1987-03-14');
  expect(born('Geburtsdatum: 14.03.1987')).toBe('1987-03-14');
});
