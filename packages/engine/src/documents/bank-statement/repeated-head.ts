import type { Page } from '../../evidence/page.ts';
import { balanceLabels } from './balance-labels.ts';
import { ownIban } from './iban.ts';
import { leadingDays } from './leading-days.ts';
import { type Line, linesOf } from './lines.ts';

const hasBalance = (lines: readonly Line[], kinds: readonly string[]): boolean =>
  lines.some((line) => balanceLabels(line.folded).some(({ kind }) => kinds.includes(kind)));

const isBooking = (line: Line): boolean => line.moneys.length > 0 && leadingDays(line, null).length > 0;

/**
 * Whether a page goes on with a list under its head printed once more: of the same account and the same days, with no
 * balance above its bookings, while the page before told none that it ended with.
 */
export function repeatsHead(last: Page, page: Page): boolean {
  const [before, own] = [linesOf([last]), linesOf([page])];
  const [iban, other] = [ownIban(before)?.value, ownIban(own)?.value];
  const first = own.findIndex(isBooking);
  if (!iban || iban !== other || first < 0 || !before.some(isBooking)) return false;
  const head = own.slice(0, first);
  const known = new Set(before.flatMap(({ days }) => days.map(({ day, short }) => day ?? short)));
  const isOfSameDays = head.every(({ days }) => days.every(({ day, short }) => known.has(day ?? short)));
  return isOfSameDays && !hasBalance(head, ['opening', 'any', 'closing']) && !hasBalance(before, ['closing']);
}
