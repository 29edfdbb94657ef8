import { describe, expect, test } from 'vitest';
import { numberInWords } from './number-words.ts';

describe('REP-08 amounts that are written out', () => {
  test.each([
    ['duemilacinquecento', 2500],
    ['cinquantaquattromilaseicento', 54_600],
    ['millecentottanta', 1180],
    ['mille', 1000],
    ['ventuno', 21],
    ['trentottomilacentotto', 38_108],
    ['Euro tremiladuecentoventitre', 3223],
    ['tremiladuecentoventitré', 3223],
    ['dreitausendzweihundertfünfundsiebzig Euro', 3275],
    ['dreitausendzweihundertfuenfundsiebzig', 3275],
    ['viertausendfünfhundert', 4500],
    ['eintausendeins', 1001],
    ['zwölftausendeinhundertundelf', 12_111],
    ['vier tausend fünf hundert', 4500],
    ['achtundvierzigtausend', 48_000],
  ])('%s', (words, number) => {
    expect(numberInWords(words)).toBe(number);
  });

  test.each(['', 'Euro', 'brutto im Monat', 'duemila circa', 'zweimalhundert', 'tausendtausend'])(
    'no number: %s',
    (words) => {
      expect(numberInWords(words)).toBeNull();
    },
  );
});
