import { useFormatter } from 'use-intl';

/** Day and minute, short. */
export function useMoment() {
  const format = useFormatter();
  return (at: string): string =>
    format.dateTime(new Date(at), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}
