import { moneyNames } from '@vesta/domain/report/flags';
import { useCallback } from 'react';
import { useFigures } from './use-figures.ts';

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

/** Writes the values of a sentence for reading: cents become euros, days and months are written out. */
export function useWrittenData() {
  const { money, day, month } = useFigures();
  return useCallback(
    (data: Readonly<Record<string, string | number>>): Record<string, string | number> =>
      Object.fromEntries(
        Object.entries(data).map(([name, value]) => {
          if (typeof value === 'number') return [name, moneyNames.includes(name) ? money(value) : value];
          const parts = value.split(/, ?/);
          const isDates = parts.every((part) => DATE.test(part));
          return [
            name,
            isDates ? parts.map((part) => (part.length === 7 ? month(part) : day(part))).join(', ') : value,
          ];
        }),
      ),
    [money, day, month],
  );
}
