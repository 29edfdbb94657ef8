import { useFormatter } from 'use-intl';

/** The name of a month given as YYYY-MM, without its year: the months of a strip are close together. */
export function useMonthName() {
  const format = useFormatter();
  return (month: string): string => format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: 'long' });
}
