import { describe, expect, test } from 'vitest';
import { givenNameCode, surnameCode } from './name-code.ts';
import { transliterate, transliterateBare } from './transliterate.ts';

describe('VAL-08 letters of a name', () => {
  test.each([
    ['Niccolò', 'NICCOLO'],
    ["D'Angelo", 'DANGELO'],
    ['D’Angelo', 'DANGELO'],
    ['Anna-Maria', 'ANNAMARIA'],
    ['De Rossi', 'DEROSSI'],
    ['Müller', 'MUELLER'],
    ['Müller'.normalize('NFD'), 'MUELLER'],
    ['Weiß', 'WEISS'],
    ['Håkan', 'HAKAN'],
    ['Løvland', 'LOVLAND'],
    ['Æsop', 'AESOP'],
    ['Cœur', 'COEUR'],
    ['Łukasz', 'LUKASZ'],
    ['Đorđe', 'DORDE'],
    ['Þór', 'THOR'],
    ['Çelik', 'CELIK'],
    ['Žižek', 'ZIZEK'],
    ['Işık', 'ISIK'],
    ['İnci', 'INCI'],
    ['Nguyễn', 'NGUYEN'],
    ['Иван', ''],
    ['', ''],
  ])('%s is written %s', (name, letters) => {
    expect(transliterate(name)).toBe(letters);
  });

  test('an older registration may have dropped the dots of an umlaut', () => {
    expect(transliterateBare('Möß')).toBe('MOSS');
  });
});

describe('VAL-08 three letters of a name', () => {
  test.each([
    ['ROSSI', 'RSS'],
    ['ROSA', 'RSO'],
    ['AIELLO', 'LLA'],
    ['FO', 'FOX'],
    ['AE', 'AEX'],
    ['Y', 'YXX'],
  ])('the surname %s gives %s', (letters, code) => {
    expect(surnameCode(letters)).toBe(code);
  });

  test.each([
    ['MARIO', 'MRA'],
    ['LUCA', 'LCU'],
    ['ROBERTO', 'RRT'],
    ['GIANFRANCO', 'GFR'],
    ['MARTA', 'MRT'],
    ['AL', 'LAX'],
  ])('the given name %s gives %s', (letters, code) => {
    expect(givenNameCode(letters)).toBe(code);
  });
});
