import { digitEdge } from '../../evidence/digit-edge.ts';
import { around, type Box } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { hasSign, parseAmount } from '../../extraction/amount.ts';

/** An amount within a line: one word, or several such as `- 1.234,56 €` or `250,00 S`. */
export interface Money {
  /** Signed where a mark is printed, otherwise positive. */
  readonly cents: number;
  readonly marked: boolean;
  /** Printed in another currency than euro: never part of the account. */
  readonly foreign: boolean;
  /** Right edge of its last digit, on which columns are aligned. */
  readonly edge: number;
  readonly box: Box;
  readonly raw: string;
  readonly first: number;
  readonly last: number;
}

/** How papers write decimals. A paper keeps to one of them; 12.50 may be an hour where the other is in use. */
export type Decimals = 'comma' | 'point';

/** What some fonts and programs put where the thousands dot belongs. */
const odd = '\u0019\u00a0\u202f';
const mark = '(?:€|EUR)?[-+−–]?(?:€|EUR)?';
const core: Readonly<Record<Decimals, RegExp>> = {
  comma: new RegExp(`^${mark}\\d[\\d.’${odd}]*,\\d{2}[-+−–]?(?:€|EUR)?[-+−–SH]?\\**$`, 'u'),
  point: /^(?:€|EUR)?[-+−–]?(?:€|EUR)?\d[\d,'’]*\.\d{2}[-+−–]?(?:€|EUR)?[-+−–]?\**$/u,
};
const thousandsHead = /^[-+−–]?\d{1,3}$/;
const thousandsTail: Readonly<Record<Decimals, RegExp>> = {
  comma: /^\d{3},\d{2}[-+−–SH]?$/,
  point: /^\d{3}\.\d{2}[-+−–]?$/,
};
/** The end of an amount whose thousands stand too far off to be sure of. */
const onlyTail = /^0\d{2}[.,]\d{2}/;
/** 1'234.50 as Swiss banks write it. */
const swissThousands = /(?<=\d)['’](?=\d{3}\D)/g;
const sign = /^[-+−–]$/;
const euro = /^(?:€|EUR|EURO|Euro)\**$/;
/** What stands at the end of an amount says of which side it is: a letter, or the word itself. */
const side = /^(?:[SH]|Soll|Haben)$/;
const sideWord = /(?<=[\d\s])(S)oll$|(?<=[\d\s])(H)aben$/;
const foreignCurrency = /^(?:US\$|\$|£|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|JPY|RON|TRY|CAD|AUD|BTC|ETH)$/;

/** Widest gaps, in letter sizes, to what belongs to an amount. */
const TO_SIGN = 1.3;
const TO_CURRENCY = 1.6;
const TO_SIDE = 3.5;
const TO_THOUSANDS = 0.65;

const gap = (left: Word, right: Word): number => (right.box.left - left.box.right) / Math.max(left.size, right.size, 1);

interface Reach {
  first: number;
  last: number;
}

function reachOf(words: readonly Word[], from: number, to: number): Reach {
  const reach = { first: from, last: to };
  const before = (): Word | undefined => words[reach.first - 1];
  const head = (): Word | undefined => words[reach.first];
  const takeBefore = (shape: RegExp, limit: number): void => {
    const [left, right] = [before(), head()];
    if (left && right && shape.test(left.text) && gap(left, right) <= limit) reach.first -= 1;
  };
  const takeBehind = (shape: RegExp, limit: number): void => {
    const [left, right] = [words[reach.last], words[reach.last + 1]];
    if (left && right && shape.test(right.text) && gap(left, right) <= limit) reach.last += 1;
  };
  takeBefore(sign, TO_SIGN);
  takeBefore(euro, TO_CURRENCY);
  takeBehind(euro, TO_CURRENCY);
  takeBehind(side, TO_SIDE);
  if (reach.first === from) takeBehind(sign, TO_SIGN);
  takeBehind(euro, TO_CURRENCY);
  return reach;
}

/** A sign taken from the left must not be the hyphen that ends a text: it counts only where no other mark is printed. */
function moneyOf(words: readonly Word[], from: number, to: number): Money | null {
  const tail = words[to];
  const next = words[to + 1];
  const before = words[from - 1];
  if (!tail || next?.text.startsWith('%') === true) return null;
  const reach = reachOf(words, from, to);
  const textOf = (first: number): string =>
    words
      .slice(first, reach.last + 1)
      .map((word) => word.text)
      .join(from === to ? ' ' : '')
      .replace(/\*+$/, '')
      .replace(sideWord, '$1$2')
      .replace(swissThousands, '');
  const wide = parseAmount(textOf(reach.first));
  const first = wide === null ? from : reach.first;
  const cents = wide ?? parseAmount(textOf(from));
  if (cents === null) return null;
  const used = words.slice(first, reach.last + 1);
  // A text that ends with a currency may leave its sum to the next line: what stands in a column is none of it.
  const isForeign = (left: Word | undefined, right: Word | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    [left, right].some(({ text }) => foreignCurrency.test(text)) &&
    gap(left, right) <= TO_CURRENCY;
  return {
    cents,
    marked: hasSign(textOf(first)),
    foreign: isForeign(tail, next) || isForeign(before, words[from]),
    edge: digitEdge(tail),
    box: around(used.map((word) => word.box)),
    raw: textOf(first),
    first,
    last: reach.last,
  };
}

const whole = new RegExp(`^[-+−–]?\\d{1,3}(?:[.${odd}]\\d{3})*,\\d{2}[-+−–SH]?$`, 'u');
const broken = new RegExp(`^[-+−–]?\\d{1,3}[.,${odd}]$`, 'u');
const LONGEST_BROKEN = 4;

/** Where an amount ends that was drawn with blanks behind its dot or comma: `3. 434, 25`. */
function brokenEnd(words: readonly Word[], from: number): number | null {
  let text = '';
  for (let at = from; at < Math.min(words.length, from + LONGEST_BROKEN); at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || (at > from && before && gap(before, word) > TO_THOUSANDS)) return null;
    text += word.text;
    if (at > from && whole.test(text)) return at;
    if (!broken.test(word.text)) return null;
  }
  return null;
}

/** What a sentence puts behind an amount is no part of it. */
const endOfSentence = /(?<=\d,\d{2})[.,;:]$/;
const withoutStop = (word: Word): Word =>
  endOfSentence.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word;

/** The amounts of a line from left to right. */
export function moneyWords(row: readonly Word[], decimals: Decimals): Money[] {
  const words = decimals === 'comma' ? row.map(withoutStop) : row;
  const found: Money[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) continue;
    const isParted = next && thousandsHead.test(word.text) && thousandsTail[decimals].test(next.text);
    const inPieces = decimals === 'comma' ? brokenEnd(words, index) : null;
    const end = isParted && gap(word, next) <= TO_THOUSANDS ? index + 1 : inPieces;
    if (end !== null) {
      const money = moneyOf(words, index, end);
      if (money) found.push(money);
      index = end;
    } else if (core[decimals].test(word.text) && !onlyTail.test(word.text)) {
      const money = moneyOf(words, index, index);
      if (money) found.push(money);
    }
  }
  return found;
}

const commas = /\d,\d{2}(?!\d)/;
const points = /^[-+−–€]*\d[\d,'’]*\.\d{2}€?$/;
/** 03.10 is a day as well, and lists print many more days than amounts. */
const dayLike = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;

export function decimalsOf(words: readonly Word[]): Decimals {
  let balance = 0;
  for (const word of words) {
    if (dayLike.test(word.text)) continue;
    if (points.test(word.text)) balance -= 1;
    else if (commas.test(word.text)) balance += 1;
  }
  return balance < 0 ? 'point' : 'comma';
}
