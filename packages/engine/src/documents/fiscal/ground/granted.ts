import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';

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
    const words = line.wordsAt(match.index, match.index + match[0].length);
    return foundFrom(words.map(({ text }) => text.replace(/[,;:]$/, '')).join(' '), words);
  }
  return null;
}
