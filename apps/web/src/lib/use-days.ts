import { withFirst } from '@vesta/texts/dates-in-words';
import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';

/** Days and moments in the language on screen; Italian counts the first of a month, wherever it is told. */
export function useDays() {
  const format = useFormatter();
  const locale = useLocale();
  const written = (style: DateTimeFormatOptions) => (at: string) =>
    withFirst(format.dateTime(new Date(at), style), locale);
  return {
    day: written({ dateStyle: 'medium' }),
    longDay: written({ dateStyle: 'long' }),
    moment: written({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
