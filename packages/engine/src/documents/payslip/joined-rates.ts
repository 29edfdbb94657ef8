import { around } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';
import { gapBetween } from '../../extraction/labels.ts';

const figure = /^\d{1,3}(?:[.,]\d{1,5})?$/;
/** Letter sizes between a rate and its sign. */
const CLOSE = 1;

/** Pairs of a figure and the sign behind it. */
function ratesIn(words: readonly Word[]): (readonly [Word, Word])[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next?.text === '%' && figure.test(word.text) && gapBetween(word, next) <= CLOSE
      ? [[word, next] as const]
      : [];
  });
}

/** "Rentenversicherung 18,60 % 9,30 % 213,74": a rate and its sign are one word, so that nobody takes it for an amount. */
export function withJoinedRates(page: Page): Page {
  if (!page.words.some(({ text }) => text === '%')) return page;
  const rates = bandsOf(page.words).flatMap(({ words }) => ratesIn(words));
  const byFigure = new Map(rates);
  const signs = new Set(byFigure.values());
  const words = page.words.flatMap((word): Word[] => {
    if (signs.has(word)) return [];
    const sign = byFigure.get(word);
    return [sign ? { ...word, text: `${word.text}%`, box: around([word.box, sign.box]) } : word];
  });
  return { ...page, words };
}
