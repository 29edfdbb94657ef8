import type { ReadRow } from '@vesta/domain/documents/reading';
import { isStructured } from '@vesta/engine/evidence/format';
import type { StoredReading } from './stored-reading.ts';

/** The bookings of an account that a bank sent; a paper shows its own. */
export function rowsOf({ paper }: StoredReading): ReadRow[] {
  if (!isStructured(paper.evidence.format)) return [];
  return paper.readings.flatMap(({ transactions }) =>
    transactions.map(({ box, date, description, counterparty, amount, balance }) => ({
      row: box.top,
      date,
      description,
      counterparty,
      amount,
      balance,
    })),
  );
}
