import type { Day } from '@vesta/domain/dates/day';
import { createContext, useContext } from 'react';

/** The calendar day where the person is; a test puts its own around a form. */
export const TodayContext = createContext<() => Day>(() => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
});

export const useToday = (): Day => useContext(TodayContext)();
