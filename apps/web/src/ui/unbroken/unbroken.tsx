import { createElement, Fragment, type ReactNode } from 'react';

/** Words that nobody reads in two halves. Their hyphen stays a plain one, so that they are found as they are written. */
const whole = /\b(e-mail)/i;

const inOneLine = (word: string) => <span className="no-break">{word}</span>;

/** A sentence whose hyphenated words stay in one line; anything else as it is. */
export function Unbroken({ words }: { words: ReactNode }): ReactNode {
  if (typeof words !== 'string' || !whole.test(words)) return words;
  // What was found stands at every odd place. As children of their own the parts need no keys.
  const parts = words.split(new RegExp(whole, 'gi'));
  return createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 1 ? inOneLine(part) : part)));
}
