import { useFormatter, useNow } from 'use-intl';

const MINUTE_MS = 60_000;

/** Moments as people who work with them say them: how long ago, or the day and hour. */
export function useTime() {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  const lasting = (ms: number): string => {
    const hours = ms / 3_600_000;
    const unit = hours < 1 ? 'minute' : hours < 48 ? 'hour' : 'day';
    const count = {
      minute: Math.max(1, Math.round(ms / MINUTE_MS)),
      hour: Math.round(hours),
      day: Math.round(hours / 24),
    };
    return format.number(count[unit], { style: 'unit', unit, unitDisplay: 'long' });
  };
  return {
    now,
    lasting,
    /** For "since" and "for": a length, never "3 minutes ago". */
    waited: (since: string) => lasting(Math.max(0, now.getTime() - new Date(since).getTime())),
    ago: (at: string) => format.relativeTime(new Date(at), now),
    moment: (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
