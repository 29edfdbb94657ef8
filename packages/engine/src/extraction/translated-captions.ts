import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../evidence/page.ts';

/** What the captions of a form say in English, word by word. */
const english = new Set(
  `a account accrual accrued address adjustment agreement allowance amount and annual bank base benefit birth birthdate
  bonus category centre center citizen city class code collective company component contract contributions cost country
  currency current date day days deduction deductions department description due earned earnings emp employed employee
  employer employment end entity equal expiry fees first fiscal for from full gender grade gross hire hired hourly hours id identification in
  income instalments insurance issue item job kind last leave legal level location mode month monthly months name net national no number of office on overtime paid
  part pay payable payment payments payroll payslip pension period permanent person place position probation progressive qty quantity rate reference
  regional role salary scale security sector seniority sex social start status sum surname tax taxable taxes term time title
  to total type unit vacation value wage wages weekly withheld withholding withholdings work worker working year yearly ytd`.split(
    /\s+/,
  ),
);

const stroke = /^\/+$/;

export const isStroke = ({ text }: Word): boolean => stroke.test(text);

const bare = (word: Word): string => plainWordsOf(word.text).trim();

/** Whether every part of a word is one that English captions are made of. */
export const isEnglishCaption = (word: Word): boolean => {
  const parts = bare(word).split(' ');
  return /\p{L}/u.test(word.text) && parts.every((part) => english.has(part));
};

/** "Dipendente / Employee": the words behind a stroke that say once more in English what stands before it. */
export function translationBehind(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (!first || !isStroke(first)) return [];
  const other = rest.findIndex((word, at) => !isEnglishCaption(word) || rest[at - 1]?.text.endsWith(':'));
  const said = other < 0 ? rest : rest.slice(0, other);
  return said.length === 0 ? [] : [first, ...said];
}

/** A row without what it says once more in English; the caption before that ends with a colon, as it would alone. */
export function withoutTranslation(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    (word, index) => index > 0 && isStroke(word) && translationBehind(words.slice(index)).length > 0,
  );
  const caption = words[at - 1];
  if (at < 0 || !caption) return words;
  const rest = words.slice(at + translationBehind(words.slice(at)).length);
  const isCaption = rest.length > 0 && !/:$|\d/.test(caption.text) && at <= MOST_OF_CAPTION;
  const named = isCaption ? { ...caption, text: `${caption.text}:` } : caption;
  return [...words.slice(0, at - 1), named, ...withoutTranslation(rest)];
}

/** Words of a caption before its translation. */
const MOST_OF_CAPTION = 4;
