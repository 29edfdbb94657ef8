import { MONTH_LETTERS } from '@vesta/domain/fiscal-code/birth-code';
import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { DIGIT_PLACES } from '@vesta/domain/fiscal-code/omocodia';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import { digitLike, letterLike } from '@vesta/domain/text/lookalikes';
import { around } from '../../../evidence/geometry.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { bandsOf } from '../../../extraction/bands.ts';
import type { Found } from '../../found.ts';

const LENGTH = 16;
/** Cards print the code in one, or in groups. */
const MOST_WORDS = 6;
const MOST_REPAIRS = 2;

const isRight = (code: string): boolean =>
  hasFiscalCodeShape(code) && hasRightCheckCharacter(code) && MONTH_LETTERS.includes(code.charAt(8));

interface Reading {
  readonly code: string;
  readonly repairs: number;
}

/** What a sign may be in its place. A letter in a digit's place may also be meant: codes of namesakes have them. */
function signsAt(sign: string, place: number): string[] {
  const isDigitPlace = DIGIT_PLACES.some((digit) => digit === place);
  if (isDigitPlace) return /\d/.test(sign) ? [sign] : [sign, digitLike[sign] ?? ''].filter(Boolean);
  return /[A-Z]/.test(sign) ? [sign] : [letterLike[sign] ?? ''].filter(Boolean);
}

/** The code that sixteen signs stand for; null unless exactly one reading has the right last letter. */
export function repairedFiscalCode(text: string): Reading | null {
  if (isRight(text)) return { code: text, repairs: 0 };
  let readings: Reading[] = [{ code: '', repairs: 0 }];
  [...text].forEach((sign, place) => {
    readings = readings.flatMap(({ code, repairs }) =>
      signsAt(sign, place).map((next) => ({ code: code + next, repairs: repairs + (next === sign ? 0 : 1) })),
    );
  });
  const right = readings.filter(({ code, repairs }) => repairs <= MOST_REPAIRS && isRight(code));
  return right.length === 1 ? (right[0] ?? null) : null;
}

const dense = (words: readonly Word[]): string =>
  words
    .map((word) => word.text)
    .join('')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Every fiscal code on a page whose last letter is right. */
export function fiscalCodesOn(page: Page): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const band of bandsOf(page.words)) {
    for (let from = 0; from < band.words.length; from += 1) {
      for (let count = 1; count <= MOST_WORDS && from + count <= band.words.length; count += 1) {
        const words = band.words.slice(from, from + count);
        const text = dense(words);
        if (text.length > LENGTH) break;
        const reading = text.length === LENGTH ? repairedFiscalCode(text) : null;
        if (!reading) continue;
        const certainty = reading.repairs === 0 ? 0.98 : 0.9;
        const known = found.get(reading.code);
        if (known && known.confidence >= certainty) continue;
        found.set(reading.code, {
          value: reading.code,
          raw: words.map((word) => word.text).join(' '),
          page: page.number,
          box: around(words.map((word) => word.box)),
          confidence: certainty,
        });
      }
    }
  }
  return [...found.values()];
}
