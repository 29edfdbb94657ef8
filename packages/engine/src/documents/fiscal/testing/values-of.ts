import type { Reading } from '../../reading.ts';

/** Only the values of a reading, for tests that compare what was read and not where. */
export const valuesOf = ({ fields }: Pick<Reading, 'fields'>): Record<string, string | number | boolean | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found?.value ?? null]));
