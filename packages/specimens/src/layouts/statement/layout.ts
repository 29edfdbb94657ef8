import type { Booking } from '../../ledger/booking.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Imprint, Paper } from '../../paper/paper.ts';
import type { BankLayout } from '../../people/accounts.ts';
import type { Person } from '../../people/person.ts';

/** One bank's way to print a statement. */
export interface StatementLayout {
  readonly name: BankLayout;
  /** How many months a statement covers. */
  readonly months: 1 | 3;
  readonly imprint: Omit<Imprint, 'made' | 'title' | 'language'>;
  readonly holderOf: (person: Person) => string;
  readonly prints: {
    readonly valueDate: boolean;
    readonly balance: boolean;
    readonly counterpartyIban: boolean;
    readonly code: ((booking: Booking) => string | null) | null;
  };
  /** Fields that it does not print. */
  readonly omits: readonly string[];
  /** Fields that it lets a reader only infer, such as a start told by the last balance before it: they are not asked for. */
  readonly untold: readonly string[];
  /** What stands in the description column, line by line. */
  readonly words: (booking: Booking) => readonly string[];
  readonly draw: (paper: Paper, statement: Statement) => void;
}
