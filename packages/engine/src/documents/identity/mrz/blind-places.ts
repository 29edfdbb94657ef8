import { weightedSum731 } from '@vesta/domain/identifiers/check-731';
import { confusableWith } from './confusable.ts';
import type { ZoneLetter } from './zone-letters.ts';

/** Signs that a reader was this sure of are not doubted for their likeness. */
const SURE = 0.85;

const valueOfSign = (sign: string): number => weightedSum731(sign, 2) % 10;

/**
 * Some pairs that look alike also count alike, modulo ten: G and 6, L and 1, S and 8, M and W, F and P. No check
 * digit can tell them apart, so where the reader was unsure of one of them the text stays in doubt.
 */
export function hasBlindPlace(text: string, seen: readonly ZoneLetter[], allowed: readonly string[]): boolean {
  return [...text].some((sign, place) => {
    const letter = seen[place];
    if (!letter || letter.confidence >= SURE) return false;
    const lookAlikes = letter.weighed ? '' : confusableWith(letter.letter) + confusableWith(sign);
    const rivals = letter.letter + letter.others + lookAlikes;
    return [...rivals].some(
      (rival) => rival !== sign && (allowed[place] ?? '').includes(rival) && valueOfSign(rival) === valueOfSign(sign),
    );
  });
}
