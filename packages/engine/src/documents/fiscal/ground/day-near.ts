import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, RunningText } from '../../recognise/page-text.ts';

const dates = /\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[.°]?\s\p{L}{3,10}\.?\s\d{4}/gu;

/** The first date behind a label in its row. */
export function dayAfter(lines: readonly RunningText[], label: RegExp): Found<string> | null {
  for (const line of lines) {
    const match = label.exec(line.text);
    if (!match) continue;
    const from = match.index + match[0].length;
    for (const date of line.text.slice(from).matchAll(dates)) {
      const day = parseDay(date[0]);
      const start = from + date.index;
      if (day) return foundFrom(day, line.wordsAt(start, start + date[0].length));
    }
  }
  return null;
}

/** Rows below a caption, in letter sizes of the caption, in which its day may stand. */
const DEEPEST = 3;

/** The date behind a label in its row, or else in its column right below it. */
export function dayNear(lines: readonly Line[], label: RegExp): Found<string> | null {
  const behind = dayAfter(lines, label);
  if (behind) return behind;
  for (const line of lines) {
    const match = label.exec(line.text);
    const [caption] = match ? line.wordsAt(match.index, match.index + match[0].length) : [];
    if (!caption) continue;
    for (const lower of lines) {
      const depth = (lower.band.baseline - caption.baseline) / Math.max(1, caption.size);
      if (lower.page !== line.page || depth <= 0.5 || depth > DEEPEST) continue;
      for (const date of lower.text.matchAll(dates)) {
        const words = lower.wordsAt(date.index, date.index + date[0].length);
        const day = parseDay(date[0]);
        const [first] = words;
        const isUnder = first && Math.abs(first.box.left - caption.box.left) <= caption.size * 2;
        if (day && isUnder) return foundFrom(day, words);
      }
    }
  }
  return null;
}
