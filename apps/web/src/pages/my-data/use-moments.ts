import { useFormatter } from 'use-intl';

/** Days and moments as this page writes them. */
export function useMoments() {
  const format = useFormatter();
  return {
    day: (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' }),
    moment: (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
