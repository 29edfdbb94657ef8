import { isIban } from '@vesta/domain/identifiers/iban';
import { digitLike, letterLike } from '@vesta/domain/text/lookalikes';
import type { Word } from '../page.ts';

/** What stands where in an account number of each country: A a letter, 9 a digit, * either. */
const shapes = ['AA99A9999999999************', 'AA99999999999999999999'] as const;

/** The same signs with letters where letters stand and digits where digits do, as far as they look alike. */
export function inShape(text: string, shape: string): string {
  return [...text]
    .map((sign, place) => {
      const kind = shape[place];
      if (kind === '9') return digitLike[sign] ?? sign;
      return kind === 'A' ? (letterLike[sign] ?? sign) : sign;
    })
    .join('');
}

/** A zero between groups may be seen twice, as a letter and as a digit: the same signs with one of both. */
const withoutTwins = (text: string): string[] =>
  [...text.matchAll(/(?=O0|0O)/g)].map(({ index }) => `${text.slice(0, index)}0${text.slice(index + 2)}`);

/** The account number that was meant where a letter was read for a digit or the other way; its check digits decide. */
export function repairedIban(text: string): string | null {
  const plain = text.toUpperCase();
  const meant = shapes.flatMap((shape) => {
    const read = plain.length === shape.length + 1 ? withoutTwins(plain) : plain.length === shape.length ? [plain] : [];
    return read.map((signs) => inShape(signs, shape));
  });
  const right = new Set(meant.filter((signs) => signs !== plain && /^(?:IT|DE)/.test(signs) && isIban(signs)));
  const [only = null] = right;
  return right.size === 1 ? only : null;
}

export const repairedIbans = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => {
    const meant = repairedIban(word.text);
    return meant === null ? word : { ...word, text: meant };
  });
