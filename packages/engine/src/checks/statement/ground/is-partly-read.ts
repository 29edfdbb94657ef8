import type { BankHistory } from './history.ts';

/** Some bookings could not be read: that one was not seen does not mean that it is not there. */
export const isPartlyRead = ({ accounts }: BankHistory): boolean =>
  accounts.some(({ statements }) => statements.some(({ reading }) => reading.unread.includes('transactions')));
