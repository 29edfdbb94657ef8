import { alpha3Of } from '@vesta/domain/identifiers/country-codes';
import type { Page, Word } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import type { ReadContext, Recognition, ZoneLine } from '../../reading.ts';
import { confusableWith } from '../mrz/confusable.ts';
import { numberPlacesOf } from '../rules/number-formats.ts';

const WITNESSED = 0.93;
/** The look at its line must be this sure of every sign. */
const SURE = 0.85;
/** Both looks together, where they saw the same shapes. */
const SURELY_ALIKE = 0.98;

const dense = ({ text }: Word): string => text.replace(/[^\p{L}\d]+/gu, '').toUpperCase();

const isNear = (sign: string, allowed: string): boolean =>
  allowed.includes(sign) || [...confusableWith(sign)].some((other) => allowed.includes(other));

const isOf = (text: string, places: readonly string[]): boolean =>
  [...text].every((sign, place) => places[place]?.includes(sign) ?? false);

/** Whether a word may be such a number: letters and digits, of about its length, mistaken only for what looks alike. */
function mayBe(word: Word, places: readonly string[]): boolean {
  const text = dense(word);
  const off = text.length - places.length;
  if (Math.abs(off) > 1 || !/^[A-Z0-9]+$/.test(text)) return false;
  // Its only digit may have been taken for a letter: one that such numbers never hold.
  if (!/\d/.test(text) && (off !== 0 || isOf(text, places) || /\p{Ll}/u.test(word.text))) return false;
  // Digits alone may be a day, unless the one letter that such a number begins with was lost.
  const hasLostLetter = off === -1 && isOf(word.text, places.slice(1));
  if (/^\d{6,8}$/.test(text) && !hasLostLetter) return false;
  return off !== 0 || [...text].every((sign, place) => isNear(sign, places[place] ?? ''));
}

/** Those with a digit go first: words of nine letters are many. */
function candidatesOn({ words }: Page, places: readonly string[]): Word[] {
  const all = words.filter((word) => mayBe(word, places));
  const withDigit = all.filter(({ text }) => /\d/.test(text));
  return withDigit.length > 0 ? withDigit : all;
}

const looksLike = (sign: string, other: string): boolean => sign === other || isNear(sign, other);

/** Signs of one shape: what two looks call by the name that cannot stand in a place is the other one. */
const twins: Record<string, string> = { O: '0', 0: 'O', I: '1', 1: 'I' };

/** The number that two looks saw, each sign of which may stand where it does; null where one may not. */
function seenTwice(word: Word, places: readonly string[]): string | null {
  const printed = dense(word);
  if (!word.witnessed || printed.length !== places.length) return null;
  if (isOf(printed, places)) return printed;
  const signs = [...printed].map((sign, place) => (places[place]?.includes(sign) ? sign : (twins[sign] ?? sign)));
  return word.confidence >= SURELY_ALIKE && isOf(signs.join(''), places) ? signs.join('') : null;
}

/** Whether both looks saw the same signs, but for likenesses, and for one that the first saw twice or not at all. */
function isBorneOut(word: string, number: string): boolean {
  const alike = (a: string, b: string): boolean =>
    a.length === b.length && [...a].every((sign, place) => looksLike(sign, b.charAt(place)));
  if (word.length === number.length) return alike(word, number);
  const [long, short] = word.length > number.length ? [word, number] : [number, word];
  return [...long].some((_, place) => alike(long.slice(0, place) + long.slice(place + 1), short));
}

/** The sign in a place; where only one can stand, what looks like it is it. */
function signIn({ letter, confidence }: ZoneLine['letters'][number], allowed: string): string | null {
  if (allowed.length === 1) return isNear(letter, allowed) ? allowed : null;
  return confidence >= SURE && allowed.includes(letter) ? letter : null;
}

function numberIn(letters: ZoneLine['letters'], places: readonly string[]): string | null {
  const signs = letters.map((letter, place) => signIn(letter, places[place] ?? ''));
  return signs.length === places.length && !signs.includes(null) ? signs.join('') : null;
}

/**
 * Numbers of letters and digits in any order mean nothing as words, and no digit watches over them where they are
 * printed. A second look, in which only capitals and digits may stand, has to see the same.
 */
export async function witnessedNumber(
  pages: readonly Page[],
  { country, type }: Pick<Recognition, 'country' | 'type'>,
  context: ReadContext,
): Promise<Found<string> | null> {
  const places = numberPlacesOf(country ? alpha3Of(country) : null, type);
  if (!places) return null;
  for (const page of pages) {
    const [word, ...others] = candidatesOn(page, places);
    if (page.origin !== 'ocr' || !word || others.length > 0) continue;
    const printed = seenTwice(word, places);
    if (printed) return { value: printed, raw: word.text, page: page.number, box: word.box, confidence: WITNESSED };
    const [line] = await context.readZone(page.number, word.box, 'line');
    const value = line ? numberIn(line.letters, places) : null;
    if (value && isBorneOut(dense(word), value))
      return { value, raw: word.text, page: page.number, box: word.box, confidence: WITNESSED };
  }
  return null;
}
