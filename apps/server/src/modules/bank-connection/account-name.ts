import type { FeedAccount } from '../../adapters/open-banking/port.ts';

const SHOWN = 4;

/** A statement that has no file name of its own: the bank and the end of the account's number. */
export function accountName(bankName: string, { iban, number, name }: FeedAccount): string {
  const digits = (iban ?? number)?.replace(/\s/g, '') ?? '';
  if (digits.length > SHOWN) return `${bankName} …${digits.slice(-SHOWN)}`;
  return name ? `${bankName} ${name}` : bankName;
}
