import type { ZoneLine } from '../../reading.ts';

/** One sign of a zone as it was seen, with what else it may be. */
export interface ZoneLetter {
  readonly letter: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Runners-up, the likeliest first. */
  readonly others: string;
  /** The reader weighs every sign, so that what is not among the others was ruled out. */
  readonly weighed?: boolean;
}

const signs: Record<string, string> = {
  '«': '<<',
  '≪': '<<',
  '‹': '<',
  '＜': '<',
  '˂': '<',
  '(': '<',
  '{': '<',
  '[': '<',
  '£': 'E',
  $: 'S',
  '€': 'C',
  '|': 'I',
  '!': 'I',
};

/** Signs of a zone only: fillers in all their shapes become one, blanks and specks fall away. */
export function zoneSigns(text: string): string {
  const plain = [...text].map((sign) => signs[sign] ?? sign.toUpperCase()).join('');
  return plain.replace(/[^A-Z0-9<]/g, '');
}

/** How many of the signs of a text a zone could hold, 0 to 1. */
export function zoneShare(text: string): number {
  const dense = text.replace(/\s/g, '');
  if (dense === '') return 0;
  const fitting = [...dense].filter((sign) => /[A-Z0-9<]/.test(signs[sign] ?? sign)).length;
  return fitting / [...dense].length;
}

export const lettersOfText = (text: string, confidence: number): ZoneLetter[] =>
  [...zoneSigns(text)].map((letter) => ({ letter, confidence, others: '' }));

export const lettersOfLine = (line: ZoneLine): ZoneLetter[] =>
  line.letters.length > 0
    ? line.letters.flatMap(({ letter, confidence, others }) =>
        [...zoneSigns(letter)].map((sign) => ({ letter: sign, confidence, others: zoneSigns(others), weighed: true })),
      )
    : lettersOfText(line.text, 0.5);

export const textOfLetters = (letters: readonly ZoneLetter[]): string => letters.map(({ letter }) => letter).join('');
