import { withoutForms } from '@vesta/domain/text/fold';
import { asDigits } from '@vesta/domain/text/lookalikes';
import type { Shown } from '../../../evidence/second-look/read-pieces.ts';
import { editDistance } from '../../../extraction/edit-distance.ts';

/**
 * What the picture says to the letters of a place: the same, the same as far as a recogniser can err, something else,
 * or nothing that could be read.
 */
export type Agreement = 'agrees' | 'misread' | 'differs' | 'unread';

const SURE = 0.6;
const VERY_SURE = 0.8;
const MOSTLY_DIGITS = 0.5;
const MOST_ERRORS_IN_NAME = 0.34;
const OTHER_NAME = 0.6;

/** Digits that recognisers take for one another on poor scans. */
const confusable = new Set([
  '08',
  '06',
  '09',
  '17',
  '14',
  '27',
  '35',
  '38',
  '39',
  '49',
  '56',
  '58',
  '59',
  '68',
  '79',
  '89',
]);

const bare = (text: string): string =>
  withoutForms(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
const digitsOf = (text: string): string => asDigits(bare(text));
const isFigure = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) > bare(text).length * MOSTLY_DIGITS;

const isConfusable = (a: string, b: string): boolean => confusable.has(a < b ? a + b : b + a);

function compareFigures(said: string, shown: string, confidence: number): Agreement {
  // The same but for letters that a program took for digits: its words are not to be trusted, and nobody lied.
  if (said === shown) return 'misread';
  // A digit cut off at the edge, or a neighbour's letter caught along with it.
  if (said.includes(shown) || shown.includes(said)) return 'misread';
  if (confidence < VERY_SURE) return 'unread';
  if (said.length !== shown.length) return editDistance(said, shown, 2) > 1 ? 'differs' : 'misread';
  const pairs = [...said].map((digit, place) => [digit, shown[place] ?? ''] as const).filter(([a, b]) => a !== b);
  return pairs.every(([a, b]) => isConfusable(a, b)) ? 'misread' : 'differs';
}

function compareWords(said: string, shown: string, confidence: number): Agreement {
  const longest = Math.max(said.length, shown.length);
  const errors = editDistance(said, shown, longest) / longest;
  if (errors <= MOST_ERRORS_IN_NAME || shown.includes(said)) return 'agrees';
  if (confidence < VERY_SURE) return 'unread';
  return errors > OTHER_NAME ? 'differs' : 'misread';
}

/** Numbers of people and accounts: one letter makes another of them. */
const isCode = (text: string): boolean => /^(?=(?:.*\d){3})(?=.*[A-Z])[A-Z0-9]{8,}$/.test(text);

function compareCodes(said: string, shown: string, confidence: number): Agreement {
  if (confidence < SURE) return 'unread';
  if (editDistance(digitsOf(said), digitsOf(shown), 3) <= 2) return 'misread';
  return confidence < VERY_SURE ? 'unread' : 'differs';
}

export function compareText(said: string, { text, confidence }: Shown): Agreement {
  const [own, other] = [bare(said), bare(text)];
  if (own === other && own !== '') return 'agrees';
  if (other !== '' && isCode(own)) return compareCodes(own, other, confidence);
  if (other === '' || confidence < SURE) return 'unread';
  return isFigure(said)
    ? compareFigures(digitsOf(said), digitsOf(text), confidence)
    : compareWords(own, other, confidence);
}
