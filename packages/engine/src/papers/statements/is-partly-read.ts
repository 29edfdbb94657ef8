import { confirmed, isRecognised } from '../fields.ts';
import type { BankHistory } from './history.ts';
import type { Statement } from './statement.ts';

/** Of a scan whose sums do not come out nobody knows what is missing or misread. */
const isUnproved = ({ paper, reading }: Statement): boolean =>
  isRecognised(paper, reading) && confirmed(reading, 'statement_balance')?.outcome !== 'passed';

/** Whether a statement was read from a picture of it, by us or by the program of a scanner. */
export const isScanned = ({ paper, reading }: Statement): boolean => isRecognised(paper, reading);

/** Some bookings could not be read: that one was not seen does not mean that it is not there. */
export const isPartlyRead = ({ accounts }: BankHistory): boolean =>
  accounts.some(({ statements }) =>
    statements.some((statement) => statement.reading.unread.includes('transactions') || isUnproved(statement)),
  );

/** Amounts whose texts were not found: what they are for nobody knows. */
const isWordless = ({ reading: { transactions } }: Statement): boolean =>
  transactions.filter(({ description }) => description === '').length * 2 > transactions.length;

/** The same, or a scan, or a list without texts: where its sums come out, a day or a name may be misread all the same. */
export const isDoubtful = (history: BankHistory): boolean =>
  isPartlyRead(history) ||
  history.accounts.some(({ statements }) => statements.some((one) => isScanned(one) || isWordless(one)));
