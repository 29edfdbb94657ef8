import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';

/** Seventeen digits; prints of some programs leave out the count of the day and have fourteen, others add the count of the file. */
const digits = String.raw`(?:\d{17}\d{6}|\d{17}|\d{14})(?!\d)(?:\s*[-/]\s*\d{1,6})?`;
const number = new RegExp(`(?:protocollo|\\bprot\\.?(?= ))[^0-9]{0,60}(${digits})(?!\\d)`);
const numberAlone = new RegExp(`(?:^|\\s)(${digits})(?=[\\s.,;)]|$)`);

/** The number under which the tax office has taken a return in: proof that it was filed. */
export function protocolOf(lines: readonly Line[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const match = number.exec(line.text);
    const told = match?.[1];
    if (match && told) {
      const start = match.index + match[0].lastIndexOf(told);
      return foundFrom(told.replace(/\s/g, ''), line.wordsAt(start, start + told.length));
    }
    const next = lines[index + 1];
    const alone = /protocollo|\bprot\. ?(?:telematico|n)/.test(line.text) && next ? numberAlone.exec(next.text) : null;
    if (alone?.[1] && next) {
      const start = alone.index + alone[0].indexOf(alone[1]);
      return foundFrom(alone[1].replace(/\s/g, ''), next.wordsAt(start, start + alone[1].length), 0.85);
    }
  }
  return null;
}
