import { expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { birthDayOn } from './birth-day.ts';
import { homeAddress } from './home-address.ts';

/** Lines of text as a page prints them, every sign as wide as the next. */
const pageOf = (...lines: readonly string[]): Page => ({
  number: 1,
  width: 700,
  height: 800,
  origin: 'text',
  words: lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: { left: index * 6, top: 20 + line * 14, right: (index + word.length) * 6 - 1, bottom: 30 + line * 14 },
      baseline: 28 + line * 14,
      size: 10,
      font: 0,
      confidence: 1,
      angle: 0 as const,
    })),
  ),
  fonts: [],
  images: [],
});
const home = (...lines: readonly string[]): string | null =>
  homeAddress([pageOf(...lines)], 'Erika Muster')?.value ?? null;

test.each([
  [['Mitarbeiter: Erika Muster        Anschrift: Am Wall 16, 28195 Bremen'], 'Am Wall 16, 28195 Bremen'],
  [
    ['Dipendente MUSTER ERIKA', 'CCNL Commercio Residenza Via San Nazaro 32 37129 Verona'],
    'Via San Nazaro 32 37129 Verona',
  ],
  [['Erika Muster', 'MSTRKE00A59A662K', 'Via Dante 20 - 70122 Bari'], 'Via Dante 20 - 70122 Bari'],
  [['Erika Muster', 'Operaia - T. indeterminato Via Museo 25, 39100 Bolzano'], 'Via Museo 25, 39100 Bolzano'],
  [['Licht GmbH        Anschrift: Am Wall 16, 28195 Bremen'], null],
] as const)('who lives where: %j', (lines, address) => {
  expect(home(...lines)).toBe(address);
});

test('a day behind other words is nobody’s birth', () => {
  const born = (...lines: readonly string[]) => birthDayOn([pageOf(...lines)])?.value ?? null;
  expect(born('Data di nascita', 'Domicilio fiscale 1/1/2025 - Comune')).toBeNull();
  expect(born('Data di nascita', '14/03/1987')).toBe('1987-03-14');
  expect(born('Geburtsdatum: 14.03.1987')).toBe('1987-03-14');
});
