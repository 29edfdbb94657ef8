import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { textPage } from './testing/grid.ts';

const cents = (...lines: readonly string[]): (number | boolean)[][] =>
  linesOf([textPage(lines)]).flatMap(({ moneys }) => moneys.map((money) => [money.cents, money.marked]));

describe('marks in a column behind the amounts', () => {
  test('D for what goes out, C or A for what comes in', () => {
    expect(cents('Canone   810,00   D', 'Spesa   12,50   D', 'Stipendio   1.500,00   A')).toEqual([
      [-81_000, true],
      [-1_250, true],
      [150_000, true],
    ]);
  });

  test('signs apart from their amounts', () => {
    expect(cents('Miete   810,00     -', 'Strom   12,50     -', 'Lohn   1.500,00     +')).toEqual([
      [-81_000, true],
      [-1_250, true],
      [150_000, true],
    ]);
  });

  test('a word of the text behind an amount is no mark', () => {
    expect(cents('01.03. 810,00 A Rossi', '02.03. 12,50 A Bianchi', '03.03. 7,00 D Anna')).toEqual([
      [81_000, false],
      [1_250, false],
      [700, false],
    ]);
  });

  test('letters in a column of their own are marks though a text follows them closely', () => {
    const list = [
      '01.03.   810,00 D Canone',
      '02.03.    12,50 D Spesa',
      '03.03. 1.500,00 A Stipendio',
      '04.03.     7,00 D Bar',
    ];
    expect(cents(...list)).toEqual([
      [-81_000, true],
      [-1_250, true],
      [150_000, true],
      [-700, true],
    ]);
    // Behind half of the amounts only, they are words of the texts.
    const bare = list.map((line) => line.replace(/ [DA] \w+$/, ' Bonifico'));
    expect(cents(...list, ...bare).every(([, isMarked]) => !isMarked)).toBe(true);
  });

  test('one letter alone is none', () => {
    expect(cents('Rata   810,00   D', 'Spesa   12,50')).toEqual([
      [81_000, false],
      [1_250, false],
    ]);
  });
});

describe('marks in a column before the amounts', () => {
  test('D for what goes out, A for what comes in', () => {
    expect(
      cents(
        'Canone      01/10/2026   D        810,00',
        'Spesa       02/10/2026   D         12,50',
        'Stipendio   03/10/2026   A      1.500,00',
      ),
    ).toEqual([
      [-81_000, true],
      [-1_250, true],
      [150_000, true],
    ]);
  });

  test('letters that stand here and there are words of the texts', () => {
    expect(cents('Rata  D      810,00', 'Spesa auto  D      12,50', 'Bonifico di marzo  A    1.500,00')).toEqual([
      [81_000, false],
      [1_250, false],
      [150_000, false],
    ]);
  });
});
