import { withoutMarks } from '../text/fold.ts';
import { commonCompanyWords, legalForms } from './legal-forms.ts';
import type { NameWord } from './name-words.ts';
import { pairUp } from './pair-up.ts';
import { spellingsOf, upper } from './spellings.ts';

export const EMPLOYER_MATCH_FROM = 0.6;
const COMMON_WORD_WEIGHT = 0.3;
const GOOD_WORD = 0.75;
/** Initials of at least three words, such as BMW. */
const FEWEST_INITIALS = 3;
const INITIALS_SCORE = 0.8;

/** S.R.L. becomes SRL, other dots become gaps; accents are dropped so that the legal forms can be recognised. */
function plain(text: string): string {
  const joined = upper(text).replace(/\b(\p{L})\.\s?(?=\p{L}\b)/gu, '$1');
  const bare = withoutMarks(joined)
    .replace(/['’`´.]/gu, ' ')
    .replace(/ß/gu, 'SS');
  return bare.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim();
}

const formPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${legalForms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The company's own name: capitals, without accents and legal form. A name that is nothing else stays. */
export function employerNameOf(text: string): string {
  const bare = plain(text);
  const own = bare.replace(formPattern, ' ').replace(/&/gu, ' ').replace(/\s+/gu, ' ').trim();
  return own === '' ? bare : own;
}

const wordsOf = (text: string): NameWord[] => {
  const words = employerNameOf(text).split(' ').filter(Boolean);
  return words.map((word, index) => ({
    spellings: spellingsOf(word),
    part: 'unknown',
    last: index === words.length - 1,
  }));
};

const isCommon = (word: NameWord): boolean => commonCompanyWords.has(word.spellings[0] ?? '');
const weightOf = (word: NameWord): number => (isCommon(word) ? COMMON_WORD_WEIGHT : 1);
const totalWeight = (words: readonly NameWord[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

function isInitialsOf(short: readonly NameWord[], long: readonly NameWord[]): boolean {
  const initials = long.map((word) => word.spellings[0]?.charAt(0) ?? '').join('');
  return short.length === 1 && long.length >= FEWEST_INITIALS && (short[0]?.spellings.includes(initials) ?? false);
}

/** How far two texts name the same employer, 0 to 1; from EMPLOYER_MATCH_FROM on they do. */
export function compareEmployers(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return 0;
  if (isInitialsOf(left, right) || isInitialsOf(right, left)) return INITIALS_SCORE;
  const pairs = pairUp(left, right, false).filter((pair) => pair.score >= GOOD_WORD);
  // Sharing "Services Italia" alone says nothing: one word of their own has to be the same.
  const ownWords = [...left, ...right].some((word) => !isCommon(word));
  if (ownWords && !pairs.some((pair) => !isCommon(pair.a))) return 0;
  const shared = pairs.reduce((sum, pair) => sum + pair.score * Math.max(weightOf(pair.a), weightOf(pair.b)), 0);
  return Math.min(1, shared / Math.min(totalWeight(left), totalWeight(right)));
}
