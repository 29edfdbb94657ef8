import type { FieldOf } from '@vesta/domain/papers/schema';
import type { Page } from '../../../evidence/page.ts';
import type { Reading } from '../../reading.ts';
import { bankStatementReader } from '../reader.ts';

export const context = { today: '2026-11-15', readZone: async () => [] };

/** As the pipeline does: the first page says what the paper is. */
export async function readPages(...pages: readonly Page[]): Promise<Reading> {
  const recognition = pages[0] ? bankStatementReader.recognise(pages[0]) : null;
  if (!recognition) throw new Error('the page is not recognised');
  return bankStatementReader.read(pages, recognition, context);
}

export const outcomes = (reading: Reading): Record<string, string> =>
  Object.fromEntries(reading.confirmations.map(({ rule, outcome }) => [rule, outcome]));

export const value = (reading: Reading, name: FieldOf): unknown => reading.fields[name]?.value ?? null;

/** Days and amounts, the heart of a reading. */
export const bookings = (reading: Reading): (string | number)[][] =>
  reading.transactions.map(({ date, amount }) => [date, amount]);
