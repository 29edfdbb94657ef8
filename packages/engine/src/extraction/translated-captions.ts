import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../evidence/page.ts';

/** What the captions of a form say in English, word by word. */
const english = new Set(
  `a account accrual accrued address adjustment agreement allowance amount and annual bank base benefit birth birthdate
  bonus category centre center citizen city class code collective company component contract contributions cost country
  currency current date day days deduction deductions department description due earned earnings emp employed employee
  employer employment end entity expiry fees first fiscal for from full gender grade gross hire hired hourly hours id identification in
  income insurance issue item job kind last leave legal level location mode month monthly name net national no number of office on overtime paid
  part pay payable payment payments payroll payslip pension period permanent person place position progressive qty quantity rate reference
  regional role salary scale security sector seniority sex social start status sum surname tax taxable taxes term time title
  to total type unit vacation value wage wages withheld withholding withholdings work worker working year yearly ytd`.split(
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
