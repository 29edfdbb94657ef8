import type { Found } from '../../found.ts';
import { saysOwnAccount } from '../../person/account-words.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { ibansIn } from './identifiers.ts';

const paidThere = /^(?:uberwiesen|ausgezahlt|gezahlt|gutgeschrieben|angewiesen|uberweisen wir|zahlen wir)\b/;

/** The one account that a line, or the line that leads up to it, says to be that of the person. */
export function accountTold(lines: readonly Line[]): Found<string> | null {
  const found = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const led = above?.page === line.page ? `${above.text} ${line.text}` : line.text;
    const below = lines[at + 1];
    // A sentence may break between the account and what is done with it.
    const goesOn =
      below?.page === line.page && paidThere.test(below.text) && saysOwnAccount(`${line.text} ${below.text}`);
    return saysOwnAccount(line.text) || saysOwnAccount(led) || goesOn ? ibansIn([line]) : [];
  });
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  return foundFrom(first.value, first.words, 0.95);
}
