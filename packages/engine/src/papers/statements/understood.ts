import type { Categorised } from '../../transactions/categorised.ts';
import type { Booking } from './bookings.ts';

/** A booking, what it is, and the account and file that it stands in. */
export type Understood = Categorised & Booking & { readonly account: string };
