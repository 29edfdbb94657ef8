import type { Found } from '../../found.ts';
import { saysOwnAccount } from '../../person/account-words.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { ibansIn } from './identifiers.ts';

/** The one account that a line, or the line that leads up to it, says to be that of the person. */
export function accountTold(lines: readonly Line[]): Found<string> | null {
  const found = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const led = above?.page === line.page ? `${above.text} ${line.text}` : line.text;
    return saysOwnAccount(line.text) || saysOwnAccount(led) ? ibansIn([line]) : [];
  });
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  return foundFrom(first.value, first.words, 0.95);
}
