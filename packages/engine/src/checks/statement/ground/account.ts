import type { Day } from '@vesta/domain/dates/day';
import { type CoveredSpan, spanOfStatement } from '../../../coverage/statement-span.ts';
import type { Reading } from '../../../documents/reading.ts';
import { isStructured } from '../../../evidence/format.ts';
import { textIn } from '../../run/fields.ts';
import { readPapersOf } from '../../run/subjects.ts';
import type { InspectedPaper, PaperSet } from '../../subject.ts';
import { type Booking, bookingsOf } from './bookings.ts';

/** One statement of an account, on paper or as the bank sends it between machines. */
export interface Statement {
  readonly paper: InspectedPaper;
  readonly reading: Reading;
  readonly span: CoveredSpan | null;
  readonly isFeed: boolean;
}

export interface Account {
  /** IBAN, or what tells it apart where none could be read. */
  readonly key: string;
  readonly iban: string | null;
  readonly country: string | null;
  readonly statements: readonly Statement[];
  /** Of all statements, each once, oldest first. */
  readonly bookings: readonly Booking[];
}

const keyOf = ({ reading }: Statement): string => textIn(reading, 'iban') ?? `unnamed ${reading.layout ?? ''}`.trim();

const statementsIn = (set: PaperSet, today: Day): Statement[] =>
  readPapersOf(set, 'bank_statement').map(({ paper, reading }) => ({
    paper,
    reading,
    span: spanOfStatement(reading, today),
    isFeed: isStructured(paper.evidence.format),
  }));

/** The accounts that a set of papers tells of, in the order of their first paper; papers that ended before `since` left out. */
export function accountsIn(set: PaperSet, today: Day, since: Day | null = null): Account[] {
  const statements = statementsIn(set, today).filter(({ span }) => !since || !span || span.to >= since);
  const keys = [...new Set(statements.map(keyOf))];
  return keys.map((key) => {
    const own = statements.filter((statement) => keyOf(statement) === key);
    const iban = own.map(({ reading }) => textIn(reading, 'iban')).find((text) => text !== null) ?? null;
    const country = own.map(({ reading }) => reading.country).find((code) => code !== null) ?? null;
    return { key, iban, country, statements: own, bookings: bookingsOf(own) };
  });
}
