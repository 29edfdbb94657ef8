import { digitEdge } from '../digit-edge.ts';
import { around } from '../geometry.ts';
import type { Word } from '../page.ts';
import { ALIGNED, amount, LEAST_COMPANY, repairedMarks } from './repaired-marks.ts';

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

/**
 * Numbers of a recognised page as they were printed: parts that were read as two words are joined, and what ends in a
 * column of amounts with a point or a colon for its comma gets the comma; dates and hours stand in other columns.
 */
export function repairedNumbers(words: readonly Word[]): readonly Word[] {
  const whole = repairedMarks(withJoinedParts(words));
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
