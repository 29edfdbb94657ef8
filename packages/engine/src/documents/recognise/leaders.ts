import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';

/** What stands between a caption and its value and says nothing: dots, together or one by one, or only a colon. */
const alone = /^(?:[.·…]{2,}(?::[.·…]*)?|[.…]:?|…?:[.·…]*)$/;
/** The same where it clings to either: "DENOMINAZIONE...:". Without a colon three dots may be those of a sentence. */
const clinging = /(?:[.·…]{2,}|…):[.·…]*|[.·…]{4,}/g;
/** What needs no colon before it: figures and days answer a caption as they stand. */
const figure = /^[-−–+€]?\d/;
/** Rules of a table that is drawn with letters: a row begins with one. Within other rows they part addresses. */
const rule = /^[|¦│]$/;

/** A part of a word, as wide as its letters. */
function cut(word: Word, from: number, to: number): Word {
  const letter = (word.box.right - word.box.left) / Math.max(1, word.text.length);
  const [left, right] = [word.box.left + letter * from, word.box.left + letter * to];
  return { ...word, text: word.text.slice(from, to), box: { ...word.box, left, right } };
}

/** A word and the leaders that cling to it, each by itself. */
function partsOf(word: Word): Word[] {
  if (alone.test(word.text)) return [word];
  const places = [...word.text.matchAll(clinging)].flatMap(({ 0: dots, index }) => [index, index + dots.length]);
  const edges = [0, ...places, word.text.length];
  return edges
    .slice(1)
    .map((to, at) => cut(word, edges[at] ?? 0, to))
    .filter(({ text }) => text !== '');
}

/** A row without its leaders; before words the colon stays with the caption, which it tells apart from them. */
function rowWithout(words: readonly Word[]): readonly Word[] {
  const isRuled = rule.test(words[0]?.text ?? '');
  const parts = words.filter(({ text }) => !isRuled || !rule.test(text)).flatMap(partsOf);
  const isLeader = ({ text }: Word): boolean => alone.test(text);
  return parts.flatMap((part, at) => {
    if (isLeader(part)) return [];
    const end = parts.findIndex((other, place) => place > at && !isLeader(other));
    const isLed = end > at + 1 && parts.slice(at + 1, end).some(({ text }) => text.includes(':'));
    const isAsking = isLed && !figure.test(parts[end]?.text ?? '') && !part.text.endsWith(':');
    return [isAsking ? { ...part, text: `${part.text}:` } : part];
  });
}

const done = new WeakMap<Page, Page>();

/**
 * The page without the dots between its captions and their values, and without colons that stand in a column of their
 * own: lists printed in letters of one width join the two so, and draw the rules of their tables with letters.
 */
export function withoutLeaders(page: Page): Page {
  const known = done.get(page);
  if (known) return known;
  const isLed = page.words.some((word) => alone.test(word.text) || rule.test(word.text) || partsOf(word).length > 1);
  const plain = isLed ? { ...page, words: bandsOf(page.words).flatMap(({ words }) => rowWithout(words)) } : page;
  done.set(page, plain);
  return plain;
}
