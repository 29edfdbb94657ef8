import { describe, expect, test } from 'vitest';
import { placeOfGivenNames } from './surname-first.ts';

const parted = (line: string): string | null => {
  const words = line.split(' ');
  const place = placeOfGivenNames(words);
  return place === null ? null : `${words.slice(0, place).join(' ')} | ${words.slice(place).join(' ')}`;
};

describe('IDD-03 a line that names the surname first', () => {
  test.each([
    ['GALLO SILVIA', 'GALLO | SILVIA'],
    ['DI NAPOLI SILVIA', 'DI NAPOLI | SILVIA'],
    ['LA PORTA SILVIA', 'LA PORTA | SILVIA'],
    ['GALLO GIAN LUIGI', 'GALLO | GIAN LUIGI'],
    ['DELLA TORRE ANNA MARIA', 'DELLA TORRE | ANNA MARIA'],
  ])('%s', (line, names) => {
    expect(parted(line)).toBe(names);
  });

  test.each([
    'GALLO',
    'DI NAPOLI',
    'GALLO FERRI SILVIA',
    'DE LA CRUZ PABLO',
    'LI WEI MING',
    'SANTA MARIA LUCA',
    'GALLO GIAN',
  ])('%s stays open: a word may be missing, or be of either name', (line) => {
    expect(parted(line)).toBeNull();
  });
});
