import { languages } from '@vesta/domain/languages';
import { createElement, Fragment, type ReactNode } from 'react';

const months = languages
  .flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month, 15)));
  })
  .join('|');

/**
 * What nobody reads in two halves: a hyphenated word, the number of a report, an application or a case, a day and its month, the number of a floor, a
 * figure and its unit.
 * Hyphen and space stay plain ones, so that they are found as they are written.
 */
const whole = new RegExp(
  `(\\be-mail|\\bco-(?:richiedent|applicant)\\p{L}*|\\b(?:v[ar]|[ac])(?:-[0-9a-z]{4}){2}\\b|\\b\\d{1,2}[.º°]? (?:${months})(?!\\p{L})|\\b\\d+\\. (?:og|ug|stock|etage)\\b|\\b\\d+[º°] piano\\b|\\b\\d+(?:[.,]\\d+)* m²)`,
  'iu',
);

const inOneLine = (word: string) => <span className="no-break">{word}</span>;

/**
 * A sentence whose words stay in one line, also where parts of it are set otherwise; anything else as it is. The widgets
 * that show sentences put theirs through it, so that no text has to think of it.
 */
export function Unbroken({ words }: { words: ReactNode }): ReactNode {
  if (Array.isArray(words)) {
    return createElement(Fragment, null, ...words.map((part: ReactNode) => <Unbroken words={part} />));
  }
  if (typeof words !== 'string' || !whole.test(words)) return words;
  // What was found stands at every odd place. As children of their own the parts need no keys.
  const parts = words.split(new RegExp(whole, 'giu'));
  return createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 1 ? inOneLine(part) : part)));
}
