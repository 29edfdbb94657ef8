import { digitEdge } from '../digit-edge.ts';
import { around } from '../geometry.ts';
import type { Word } from '../page.ts';

/** An amount in the manner of both countries, with what may stand around it. */
const amount = /^[-+−–]?\d{1,3}(?:\.\d{3})*,\d{2}[-+−–SH€]?$/;
const grouped = /^[-+−–]?\d{1,3}(?:\.\d{3})+(?:,\d{2})?[-+−–SH€]?$/;
const beginning = /^[-+−–]?\d{1,3}(?:\.\d{3})*[.,]?$/;
const rest = /^[.,]?\d{2,3}(?:\.\d{3})*(?:,\d{2})?[-+−–SH€]?$/;
/** A comma whose tail was not seen, or which was taken for a colon. */
const blurredComma = /^([-+−–]?\d{1,3}(?:\.\d{3})*)[.:;](\d{2}[-+−–SH€]?)$/;

/** Two days in one word, the last point of which was taken for another mark. */
const blurredPair = /^(\d{2}\.\d{2}\.\/\d{2}\.\d{2})[;:,]$/;

/** Widest gap within a number, and how far a line may wave, in letter sizes. */
const GAP = 0.6;
const WAVE = 0.35;
const ALIGNED = 0.5;
/** So many amounts must end at the same place before another word there is taken for one. */
const LEAST_COMPANY = 3;

/** A day, and the parts that it may be read in. */
const day = /^\d{2}([./])\d{2}\1(?:\d{4}|\d{2})$/;
const dayParts = [/^\d\s\d[./]/, /^\d{2}[./]\s\d{2}[./]/, /^\d{2}[./]\d{2}[./]\s\d/];

const isParted = (left: string, right: string): boolean => {
  const text = left + right;
  if (day.test(text)) return dayParts.some((part) => part.test(`${left} ${right}`));
  const isNumber = beginning.test(left) && rest.test(right) && /[.,]$/.test(left) !== /^[.,]/.test(right);
  return isNumber && (amount.test(text) || grouped.test(text));
};

const joins = (left: Word, right: Word): boolean => {
  const size = Math.max(left.size, right.size, 1);
  return (
    isParted(left.text, right.text) &&
    Math.abs(left.baseline - right.baseline) <= size * WAVE &&
    right.box.left - left.box.right <= size * GAP
  );
};

const joined = (left: Word, right: Word): Word => ({
  ...left,
  text: left.text + right.text,
  box: around([left.box, right.box]),
  confidence: Math.min(left.confidence, right.confidence),
});

function withJoinedParts(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const before = result.at(-1);
    if (before && joins(before, word)) result[result.length - 1] = joined(before, word);
    else result.push(word);
  }
  return result;
}

/** The mark of a side behind an amount, S for Soll and H for Haben, as digits may be read for it. */
const side = /^[SH]$/;
const likeS = /^[85$]3?$/;
const TO_SIDE = 3.5;

/** Behind amounts, where S and H stand below each other, a lone 8 is an S. */
function withSides(words: readonly Word[]): Word[] {
  const isBehindAmount = (word: Word, index: number): boolean => {
    const before = words[index - 1];
    return before !== undefined && amount.test(before.text) && word.box.left - before.box.right <= word.size * TO_SIDE;
  };
  const places = words.filter((word, index) => side.test(word.text) && isBehindAmount(word, index));
  return words.map((word, index) => {
    if (!likeS.test(word.text) || !isBehindAmount(word, index)) return word;
    const company = places.filter(({ box }) => Math.abs(box.left - word.box.left) <= word.size * ALIGNED).length;
    return company < LEAST_COMPANY ? word : { ...word, text: 'S' };
  });
}

/**
 * Numbers of a recognised page as they were printed: parts that were read as two words are joined, and what ends in a
 * column of amounts with a point or a colon for its comma gets the comma; dates and hours stand in other columns.
 */
export function repairedNumbers(words: readonly Word[]): readonly Word[] {
  const whole = withSides(withJoinedParts(words));
  const edges = whole.filter(({ text }) => amount.test(text)).map(digitEdge);
  return whole.map((word) => {
    const days = blurredPair.exec(word.text)?.[1];
    if (days) return { ...word, text: `${days}.` };
    const parts = blurredComma.exec(word.text);
    if (!parts) return word;
    const company = edges.filter((edge) => Math.abs(edge - digitEdge(word)) <= word.size * ALIGNED).length;
    return company < LEAST_COMPANY ? word : { ...word, text: `${parts[1]},${parts[2]}` };
  });
}
