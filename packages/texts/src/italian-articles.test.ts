import { expect, test } from 'vitest';
import { spoken, withArticles, withGroups } from './italian-articles.ts';

test.each([
  ['Valido fino al 8 gennaio 2027.', 'Valido fino all’8 gennaio 2027.'],
  ['Dal 11 marzo al 8 aprile', 'Dall’11 marzo all’8 aprile'],
  ['Scade il 8 maggio', 'Scade l’8 maggio'],
  ['Il 11 maggio', 'L’11 maggio'],
  ['L’invito del 8/1/2027', 'L’invito dell’8/1/2027'],
  ['di solito dal 8 al 11%', 'di solito dall’8 all’11%'],
  ['I contributi sono il 8,9 per cento', 'I contributi sono l’8,9 per cento'],
  ['il 1 per cento', 'l’1 per cento'],
  ['dal 0,5% al 0 %', 'dallo 0,5% allo 0 %'],
  ['nei 8 giorni, dei 80 000 euro', 'negli 8 giorni, degli 80 000 euro'],
])('%s is said %s', (written, said) => {
  expect(withArticles(written)).toBe(said);
});

test.each([
  'fino al 1º agosto',
  'il 1/12/2026',
  'il 08/01/2027',
  'fino al 18 gennaio',
  'il 110%',
  'il 10 maggio e il 12 giugno',
  'fino all’8 gennaio',
  'alle 8',
  'Via Verdi 8',
])('%s stays', (text) => {
  expect(withArticles(text)).toBe(text);
});

test.each([
  ['da ultimo 1734,99 € e 900,00 €', 'da ultimo 1.734,99 € e 900,00 €'],
  ['−1734,99\u00a0€', '−1.734,99\u00a0€'],
  ['95.400,00 €, 2026, 12345 €', '95.400,00 €, 2026, 12345 €'],
])('amounts of four digits are grouped: %s', (written, said) => {
  expect(withGroups(written)).toBe(said);
});

test('other languages keep their words', () => {
  expect(spoken('il 8 mai', 'de-DE')).toBe('il 8 mai');
  expect(spoken('il 8 maggio', 'it-IT')).toBe('l’8 maggio');
});
