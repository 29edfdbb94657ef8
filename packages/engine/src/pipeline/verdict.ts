import type { Reading } from '../documents/reading.ts';
import { type Expected, fits } from '../documents/recognise/expected.ts';
import type { InspectedCheck, Verdict } from './inspection.ts';

/** A year alone is what a blank form says. */
const FEWEST_FIELDS = 2;

const saysSomething = ({ fields, transactions }: Reading): boolean =>
  transactions.length > 0 || Object.values(fields).filter((found) => found !== null).length >= FEWEST_FIELDS;

/**
 * A paper of another kind is told by name; one that nobody knows, or of which nothing could be read, is unreadable.
 * What is only worth a look does not fail it.
 */
export function verdictOf(main: Reading | null, expected: Expected | null, checks: readonly InspectedCheck[]): Verdict {
  if (!main || main.type === 'unknown') return 'unreadable';
  if (expected && !fits(main, expected)) return 'wrong_kind';
  if (main.kind !== 'other' && !saysSomething(main)) return 'unreadable';
  return checks.some(({ outcome, level }) => outcome === 'failed' && level === 'critical') ? 'failed_checks' : 'read';
}
