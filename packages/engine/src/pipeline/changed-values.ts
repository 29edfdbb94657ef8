import type { Reading } from '../documents/reading.ts';

const valuesOn = (page: number, readings: readonly Reading[]): Map<string, unknown> =>
  new Map(
    readings.flatMap(({ fields, transactions }) => [
      ...Object.entries(fields).flatMap(([name, found]) =>
        found?.page === page ? [[name, found.value] as const] : [],
      ),
      ...transactions
        .filter((line) => line.page === page)
        .map(({ amount, balance }, place) => [`booking ${place + 1}`, `${amount} ${balance}`] as const),
    ]),
  );

/** Names of what stands on a page with another value than before, or stands there only now, or no longer. */
export function changedValues(page: number, before: readonly Reading[], after: readonly Reading[]): string[] {
  const [old, now] = [valuesOn(page, before), valuesOn(page, after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
}
