import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';

const dates = /\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[.°]?\s\p{L}{3,10}\.?\s\d{4}/gu;

/** The first date behind a label in its row. */
export function dayAfter(lines: readonly Line[], label: RegExp): Found<string> | null {
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
