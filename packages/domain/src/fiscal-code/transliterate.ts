import { withoutMarks } from '../text/fold.ts';

/**
 * The tax registry writes names with the 26 capital letters only. These are the letters that become two
 * (circular 34/E of 2011), and those that no accent can be taken from; every other mark is simply dropped.
 */
const spelled: Record<string, string> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
  ß: 'SS',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
};

function upper(name: string): string {
  return name.normalize('NFC').toLocaleUpperCase('en').normalize('NFC');
}

/** The 26 letters of a name, in order. Apostrophes, hyphens, spaces and digits fall away. */
export function transliterate(name: string): string {
  const letters = [...upper(name)].map((letter) => spelled[letter] ?? withoutMarks(letter));
  return letters.join('').replace(/[^A-Z]/g, '');
}

/** The same with every umlaut reduced to its vowel: codes given before the rule may have been made that way. */
export function transliterateBare(name: string): string {
  const letters = [...withoutMarks(upper(name))].map((letter) => spelled[letter] ?? letter);
  return letters.join('').replace(/[^A-Z]/g, '');
}
