import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { signedOf } from '../../work-contract/signed.ts';
import { dayIn } from './read-points.ts';

/** The day beside the payer's signature: in the year after the income, at the word for date or behind a town. */
export function issueDay(lines: readonly Line[], taxYear: number | null): Found<string> | null {
  if (taxYear === null) return null;
  const near = lines.flatMap((line, index) =>
    /(?:^|\s)data:?(?:\s|$)/.test(line.text) && !/nascita|inizio|cessazione/.test(line.text) ? [index] : [],
  );
  for (const index of near) {
    for (const line of lines.slice(index, index + 3)) {
      const day = dayIn(line.wordsAt(0, line.text.length));
      if (day && Number(day.value.slice(0, 4)) === taxYear + 1) return day;
    }
  }
  const signed = signedOf(lines).day;
  return signed && Number(signed.value.slice(0, 4)) === taxYear + 1 ? signed : null;
}
