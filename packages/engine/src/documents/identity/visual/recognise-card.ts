import { squeezed } from '@vesta/domain/text/fold';
import type { Page } from '../../../evidence/page.ts';
import { editDistance } from '../../../extraction/edit-distance.ts';
import { folded } from '../../../extraction/label-text.ts';
import type { CardKind, Mark } from './card-kind.ts';
import { cardKinds } from './card-kinds.ts';
import { nearlyIncludes } from './nearly-includes.ts';

export interface CardGuess {
  readonly kind: CardKind;
  readonly front: number;
  readonly back: number;
  readonly score: number;
}

/** Cards hold few words; where there are many, a page speaks about a card rather than being one. */
const MOST_WORDS = 180;
const TALKATIVE = 0.25;
const NUMBER_WEIGHT = 0.2;
/** On a fuller page a number of that shape may be anybody's. */
const MOST_WORDS_AROUND_NUMBER = 70;

const lettersOnly = (text: string): string => folded(squeezed(text));

const phrases = new Map<string, string>();
const phraseOf = (phrase: string): string => {
  const known = phrases.get(phrase) ?? lettersOnly(phrase);
  phrases.set(phrase, known);
  return known;
};

/** Titles of other cards that a lost letter would turn into this one: carta di identità, carta d'identità. */
const rivals = new Map<string, readonly string[]>();
const RIVAL = 2;

function rivalsOf(phrase: string): readonly string[] {
  const known =
    rivals.get(phrase) ??
    cardKinds
      .flatMap(({ front, back }) => [...front, ...back].map(([other]) => phraseOf(other)))
      .filter((other) => other !== phrase && editDistance(other, phrase, RIVAL) <= RIVAL);
  rivals.set(phrase, known);
  return known;
}

const says = (text: string, phrase: string): boolean =>
  text.includes(phrase) || (nearlyIncludes(text, phrase) && !rivalsOf(phrase).some((other) => text.includes(other)));

const weigh = (text: string, marks: readonly Mark[]): number =>
  marks.reduce((sum, [phrase, weight]) => sum + (says(text, phraseOf(phrase)) ? weight : 0), 0);

const strongest = (text: string, marks: readonly Mark[]): number =>
  Math.max(0, ...marks.map((mark) => weigh(text, [mark])));

const bearsNumber = (page: Page, pattern: RegExp | null): boolean =>
  pattern !== null &&
  page.words.length <= MOST_WORDS_AROUND_NUMBER &&
  page.words.some((word) => pattern.test(word.text.toUpperCase()));

const rounded = (value: number): number => Math.round(Math.min(1, value) * 100) / 100;

/** How much each kind of card is like this page, the likeliest first. Only what is printed counts, not the zone. */
export function guessCard(page: Page): CardGuess[] {
  const text = lettersOnly(page.words.map((word) => word.text).join(''));
  const damping = page.words.length > MOST_WORDS ? TALKATIVE : 1;
  const guesses = cardKinds.map((kind): CardGuess => {
    const number = bearsNumber(page, kind.number) ? NUMBER_WEIGHT : 0;
    const front = Math.max(0, kind.isTitled ? strongest(text, kind.front) : weigh(text, kind.front));
    const back = weigh(text, kind.back);
    const score = front + back > 0 ? front + back * 0.9 + number : 0;
    return { kind, front: rounded(front), back: rounded(back), score: rounded(score * damping) };
  });
  return guesses.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}
