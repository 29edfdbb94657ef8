import { type PaperKind, type PaperType, paperKinds } from '@vesta/domain/papers/kinds';
import type { Reading } from '../reading.ts';

/** What somebody said they would hand in: a family of papers, or exactly one of them. */
export type Expected = PaperKind | PaperType;

export const isKind = (expected: Expected): expected is PaperKind => paperKinds.some((kind) => kind === expected);

export const fits = (reading: Pick<Reading, 'kind' | 'type'>, expected: Expected): boolean =>
  isKind(expected) ? reading.kind === expected : reading.type === expected;

const isOurs = ({ kind }: Reading): boolean => kind !== 'other';

/** The paper that a file is about: the first that was expected, else the surest of ours, else the first there is. */
export function mainOf(readings: readonly Reading[], expected: Expected | null): Reading | null {
  const wanted = expected ? readings.filter((reading) => fits(reading, expected)) : [];
  const found = wanted.length > 0 ? wanted : readings.some(isOurs) ? readings.filter(isOurs) : readings;
  // A return with its receipt behind it is a return.
  const isReturn = found.some(({ type }) => type === 'redditi_pf');
  const candidates = isReturn ? found.filter(({ type }) => type !== 'redditi_pf_receipt') : found;
  return candidates.reduce<Reading | null>(
    (best, reading) => (best && best.confidence >= reading.confidence ? best : reading),
    null,
  );
}
