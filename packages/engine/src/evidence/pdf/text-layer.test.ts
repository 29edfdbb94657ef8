import { expect, test } from 'vitest';
import type { Letter } from './letters.ts';
import { judgeTextLayer } from './text-layer.ts';

const style = { size: 8, font: 0, dx: 1, dy: 0, invisible: false };
const lettersOf = (text: string): Letter[] =>
  [...text]
    .filter((letter) => letter !== ' ')
    .map((letter, index) => ({
      text: letter,
      left: index,
      top: 0,
      right: index + 1,
      bottom: 8,
      x: index,
      y: 8,
      style,
    }));
const sheet = { images: [], width: 595, height: 842 };
const judge = (text: string): string => judgeTextLayer(lettersOf(text), 0, sheet);
const shifted = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));

const italian =
  'Estratto conto corrente intestato a Rossi Mario saldo iniziale data valuta descrizione addebiti accrediti ';
const german =
  'Kontoauszug Buchungstag Wertstellung Verwendungszweck Lastschrift Gutschrift Echtzeitüberweisung Kontostand ';
const english =
  'Account statement opening balance closing balance money in money out description card payment transfer ';

test.each([italian, german, english])('UPL-06 a text in words is printed: %s', (text) => {
  expect(judge(text.repeat(2))).toBe('printed');
});

test.each([italian, german, english])('UPL-06 letters numbered by their glyphs mean nothing: %s', (text) => {
  expect(judge(shifted(text).repeat(2))).toBe('unusable');
});

test('UPL-06 a few codes without vowels are no reason to doubt a page', () => {
  expect(judge('IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX PN NR 4920 SVWZ EREF')).toBe('printed');
});

test('UPL-06 a page of figures has no letters to tell a language by', () => {
  expect(judge('12.03.2026 1.234,56 S 99,10 H '.repeat(40))).toBe('printed');
});
