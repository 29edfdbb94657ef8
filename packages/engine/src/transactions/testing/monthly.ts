import type { AccountTransaction } from '../categorised.ts';
import { booking } from './bookings.ts';

type Rest = NonNullable<Parameters<typeof booking>[2]>;

/** The same payment on several days; an amount per day, or one for all. */
export const repeated = (
  days: readonly string[],
  amounts: number | readonly number[],
  description: string,
  rest: Rest = {},
): AccountTransaction[] =>
  days.map((date, at) =>
    booking(typeof amounts === 'number' ? amounts : (amounts[at] ?? 0), description, { ...rest, date }),
  );
