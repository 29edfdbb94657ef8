import type { Day } from '@vesta/domain/dates/day';
import { spanOfStatement } from '../../coverage/statement-span.ts';
import { isStructured } from '../../evidence/format.ts';
import { textIn } from '../fields.ts';
import type { PaperSet } from '../kept-paper.ts';
import { readPapersOf } from '../read-papers.ts';
import { type Booking, bookingsOf } from './bookings.ts';
import type { Statement } from './statement.ts';

export interface Account {
  /** IBAN, or what tells it apart where none could be read. */
  readonly key: string;
  readonly iban: string | null;
  readonly country: string | null;
  readonly statements: readonly Statement[];
  /** Of all statements, each once, oldest first. */
  readonly bookings: readonly Booking[];
}

const ibanOf = ({ reading }: Statement): string | null => textIn(reading, 'iban');

/** A paper without a legible IBAN is one of the only account that is known at its bank. */
function keyOf(statement: Statement, all: readonly Statement[]): string {
  const { layout } = statement.reading;
  const atBank = all.filter(({ reading }) => reading.layout === layout).flatMap((other) => ibanOf(other) ?? []);
  const [only] = new Set(atBank).size === 1 && layout !== null ? atBank : [];
  return ibanOf(statement) ?? only ?? `unnamed ${layout ?? ''}`.trim();
}

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
  const keyed = statements.map((statement) => ({ statement, key: keyOf(statement, statements) }));
  return [...new Set(keyed.map(({ key }) => key))].map((key) => {
    const own = keyed.filter((one) => one.key === key).map(({ statement }) => statement);
    const iban = own.map(ibanOf).find((text) => text !== null) ?? null;
    const country = own.map(({ reading }) => reading.country).find((code) => code !== null) ?? null;
    return { key, iban, country, statements: own, bookings: bookingsOf(own) };
  });
}

/** Accounts that are shown twice: on paper, and as the bank sent them. */
export const accountsShownTwice = (set: PaperSet, today: Day): Account[] =>
  accountsIn(set, today).filter(
    ({ iban, statements }) =>
      iban !== null && [true, false].every((isFeed) => statements.some((one) => one.isFeed === isFeed)),
  );
