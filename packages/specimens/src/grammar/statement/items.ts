import type { Day } from '@vesta/domain/dates/day';
import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Style } from './style.ts';

/** What stands in the list of a statement, one below the other. */
export type Item =
  | { readonly kind: 'booking'; readonly booking: Booking; readonly showsDay: boolean; readonly endsDay: boolean }
  | { readonly kind: 'day heading'; readonly day: Day }
  | { readonly kind: 'day balance'; readonly day: Day; readonly balance: number }
  | { readonly kind: 'opening' | 'closing' }
  | { readonly kind: 'sums' }
  | { readonly kind: 'offer' };

export function itemsOf(style: Style, { bookings }: Statement): Item[] {
  const inOrder = style.isNewestFirst ? bookings.toReversed() : [...bookings];
  const items: Item[] = [];
  inOrder.forEach((booking, index) => {
    const isNewDay = inOrder[index - 1]?.date !== booking.date;
    const endsDay = inOrder[index + 1]?.date !== booking.date;
    if (style.dayPlace === 'heading' && isNewDay) items.push({ kind: 'day heading', day: booking.date });
    items.push({ kind: 'booking', booking, showsDay: style.dayPlace !== 'once a day' || isNewDay, endsDay });
    if (style.balance === 'day line' && endsDay)
      items.push({ kind: 'day balance', day: booking.date, balance: booking.balance });
  });
  if (style.hasOffer) items.splice(Math.floor(items.length / 2), 0, { kind: 'offer' });
  const ends: [Item[], Item[]] = style.ends.list ? [[{ kind: 'opening' }], [{ kind: 'closing' }]] : [[], []];
  const [before, after] = style.isNewestFirst ? [ends[1], ends[0]] : ends;
  const sums: Item[] = style.hasSums ? [{ kind: 'sums' }] : [];
  return [...before, ...items, ...sums, ...after];
}
