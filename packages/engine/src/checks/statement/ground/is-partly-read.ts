import { confirmed, isRecognised } from '../../run/fields.ts';
import type { BankHistory } from './history.ts';
import type { Statement } from './statement.ts';

/** Of a scan whose sums do not come out nobody knows what is missing or misread. */
const isUnproved = ({ paper, reading }: Statement): boolean =>
  isRecognised(paper, reading) && confirmed(reading, 'statement_balance')?.outcome !== 'passed';

/** Some bookings could not be read: that one was not seen does not mean that it is not there. */
export const isPartlyRead = ({ accounts }: BankHistory): boolean =>
  accounts.some(({ statements }) =>
    statements.some((statement) => statement.reading.unread.includes('transactions') || isUnproved(statement)),
  );
