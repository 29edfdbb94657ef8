import { monthsInWords } from '@vesta/domain/dates/months-in-words';
import { formatMoney } from '@vesta/domain/money/format-money';
import { withFirst } from '@vesta/texts/dates-in-words';
import { useMemo } from 'react';
import { useFormatter, useLocale } from 'use-intl';

const CENTS = 100;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** How figures are written in the language on screen. Cents in, words out. */
export function useFigures() {
  const format = useFormatter();
  const locale = useLocale();
  return useMemo(() => {
    // Italian leaves thousands below ten without a dot by itself; beside others in a column that reads badly.
    const grouped = { useGrouping: 'always' } as const;
    const plain = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const count = new Intl.NumberFormat(locale, grouped);
    const whole = new Intl.NumberFormat(locale, {
      ...grouped,
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
    const withMinus = (text: string) => text.replace('-', '−');
    const money = (cents: number) => withMinus(formatMoney(cents, locale));
    const inWhole = (cents: number) => withMinus(whole.format(cents / 100));
    return {
      money,
      /** For figures that are whole euros by their making. */
      whole: inWhole,
      /** What somebody typed: whole euros without cents, anything else as it is. */
      asked: (cents: number) => (cents % CENTS === 0 ? inWhole(cents) : money(cents)),
      /** In tables, where the heading says that it is money. */
      plain: (cents: number) => withMinus(plain.format(cents / 100)),
      percent: (value: number, digits = 0) =>
        format.number(value / 100, { style: 'percent', maximumFractionDigits: digits }),
      number: (value: number) => withMinus(count.format(value)),
      /** As the forms ask for it: in German in figures. */
      day: (day: string) => withFirst(format.dateTime(noon(day), { dateStyle: 'medium' }), locale),
      /** Beside its month and year. */
      shortDay: (day: string) => withFirst(format.dateTime(noon(day), { day: 'numeric', month: 'short' }), locale),
      longDay: (day: string) =>
        withFirst(format.dateTime(noon(day), { day: 'numeric', month: 'long', year: 'numeric' }), locale),
      month: (month: string) => format.dateTime(noon(`${month}-15`), { month: 'short', year: 'numeric' }),
      monthsInWords: (months: readonly string[]) => monthsInWords(months, locale),
      shortMonth: (month: string) => format.dateTime(noon(`${month}-15`), { month: 'short' }),
    };
  }, [format, locale]);
}
