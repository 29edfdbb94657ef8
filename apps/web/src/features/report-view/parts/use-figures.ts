import { useMemo } from 'react';
import { useFormatter } from 'use-intl';

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** How figures are written in the language on screen. Cents in, words out. */
export function useFigures() {
  const format = useFormatter();
  return useMemo(() => {
    const euro = (cents: number, digits: 0 | 2) =>
      format
        .number(cents / 100, {
          style: 'currency',
          currency: 'EUR',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
        .replace('-', '−');
    return {
      money: (cents: number) => euro(cents, 2),
      /** For figures that are whole euros by their making. */
      whole: (cents: number) => euro(cents, 0),
      /** In tables, where the heading says that it is money. */
      plain: (cents: number) =>
        format.number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−'),
      percent: (value: number, digits = 0) =>
        format.number(value / 100, { style: 'percent', maximumFractionDigits: digits }),
      number: (value: number) => format.number(value),
      day: (day: string) => format.dateTime(noon(day), { day: 'numeric', month: 'short', year: 'numeric' }),
      longDay: (day: string) => format.dateTime(noon(day), { day: 'numeric', month: 'long', year: 'numeric' }),
      month: (month: string) => format.dateTime(noon(`${month}-15`), { month: 'short', year: 'numeric' }),
      shortMonth: (month: string) => format.dateTime(noon(`${month}-15`), { month: 'short' }),
    };
  }, [format]);
}
