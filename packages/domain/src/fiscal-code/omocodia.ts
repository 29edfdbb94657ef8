import { checkCharacter } from './check-character.ts';

/** Where the seven digits stand; the registry replaces them from the right. */
export const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14] as const;
const letters = 'LMNPQRSTUV';

const withCheck = (first15: string): string => first15 + checkCharacter(first15);

function mapPlaces(code: string, change: (character: string, nth: number) => string): string {
  const characters = [...code.slice(0, 15)];
  DIGIT_PLACES.forEach((place, nth) => {
    characters[place] = change(characters[place] ?? '', nth);
  });
  return characters.join('');
}

const toDigit = (character: string): string => {
  const digit = letters.indexOf(character);
  return digit < 0 ? character : String(digit);
};

/** The first fifteen characters with every replaced digit put back. */
export const plainFirst15 = (code: string): string => mapPlaces(code, toDigit);

export const isOmocode = (code: string): boolean => plainFirst15(code) !== code.slice(0, 15);

/** The code as it would be without omocodia; a plain code stays as it is, right check character or not. */
export const toPlainCode = (code: string): string => (isOmocode(code) ? withCheck(plainFirst15(code)) : code);

/** All 127 other codes that the same person might have been given. */
export function omocodeVariants(code: string): string[] {
  const plain = plainFirst15(code);
  return Array.from({ length: 2 ** DIGIT_PLACES.length - 1 }, (_, index) => {
    const replaced = index + 1;
    return withCheck(mapPlaces(plain, (digit, nth) => ((replaced >> nth) & 1 ? letters.charAt(Number(digit)) : digit)));
  });
}
