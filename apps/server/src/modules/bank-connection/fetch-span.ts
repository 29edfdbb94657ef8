import { fetchDays } from '@vesta/domain/bank-connection/fetch-days';

const DAY_MS = 86_400_000;

export interface FetchSpan {
  readonly from: Date;
  readonly to: Date;
}

/** The days of an account that are asked for, up to the end of today. */
export function fetchSpan(now: Date, months: number): FetchSpan {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return { from: new Date(midnight - fetchDays(months) * DAY_MS), to: new Date(midnight + DAY_MS) };
}

/** The same in pieces of at most so many days, oldest first, for banks that answer no longer ones. */
export function windowsOf({ from, to }: FetchSpan, windowDays: number | null): FetchSpan[] {
  if (windowDays === null) return [{ from, to }];
  const windows: FetchSpan[] = [];
  for (let start = from.getTime(); start < to.getTime(); start += windowDays * DAY_MS)
    windows.push({ from: new Date(start), to: new Date(Math.min(start + windowDays * DAY_MS, to.getTime())) });
  return windows;
}
