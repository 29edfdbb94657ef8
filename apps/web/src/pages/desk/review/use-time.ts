import { useFormatter, useNow } from 'use-intl';

const MINUTE_MS = 60_000;

/** Moments as people who work with them say them: how long ago, or the day and hour. */
export function useTime() {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  return {
    now,
    ago: (at: string) => format.relativeTime(new Date(at), now),
    moment: (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
    lasting: (ms: number) => {
      const hours = ms / 3_600_000;
      return hours < 1
        ? format.number(Math.max(1, Math.round(ms / MINUTE_MS)), { style: 'unit', unit: 'minute', unitDisplay: 'long' })
        : hours < 48
          ? format.number(Math.round(hours), { style: 'unit', unit: 'hour', unitDisplay: 'long' })
          : format.number(Math.round(hours / 24), { style: 'unit', unit: 'day', unitDisplay: 'long' });
    },
  };
}
