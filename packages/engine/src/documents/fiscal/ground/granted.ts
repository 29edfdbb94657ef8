import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line } from '../../recognise/page-text.ts';

/** Whether a letter grants or refuses; null where it says neither. A refusal of one thing more is told as one. */
export function grantedOf(lines: readonly Line[], refusal: RegExp, grant: RegExp): Found<boolean> | null {
  const found = (pattern: RegExp, value: boolean): Found<boolean> | null => {
    for (const line of lines) {
      const match = pattern.exec(line.text);
      if (match) return foundFrom(value, line.wordsAt(match.index, match.index + match[0].length), 0.85);
    }
    return null;
  };
  return found(refusal, false) ?? found(grant, true);
}

/** The office that pays, as it names itself: from the word for it to the end of its town. */
export function officeOf(lines: readonly Line[], office: RegExp): Found<string> | null {
  for (const line of lines) {
    const match = office.exec(line.text);
    if (!match) continue;
    // What stands in the next column, or is the caption of a number, is no town of the office.
    const told = contiguous(line.wordsAt(match.index, match.index + match[0].length));
    const end = told.findIndex(({ text }) => /nummer\b|^(?:datum|seite|telefon|postfach)\b/i.test(text));
    const words = end < 0 ? told : told.slice(0, end);
    return foundFrom(words.map(({ text }) => text.replace(/[,;:]$/, '')).join(' '), words);
  }
  return null;
}
