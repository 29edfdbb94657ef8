/** A time of day and week, as in crontab: minute, hour, day of month, month, day of week (0 is Sunday), all in UTC. */
export type Cron = (moment: Date) => boolean;

const FIELDS = [
  { name: 'minute', from: 0, to: 59, of: (d: Date) => d.getUTCMinutes() },
  { name: 'hour', from: 0, to: 23, of: (d: Date) => d.getUTCHours() },
  { name: 'day of the month', from: 1, to: 31, of: (d: Date) => d.getUTCDate() },
  { name: 'month', from: 1, to: 12, of: (d: Date) => d.getUTCMonth() + 1 },
  { name: 'day of the week', from: 0, to: 6, of: (d: Date) => d.getUTCDay() },
] as const;

export function parseCron(text: string): Cron {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) throw new Error(`A schedule has five fields: "${text}" has ${parts.length}.`);
  const allowed = FIELDS.map((field, index) => ({ of: field.of, values: parseField(parts[index] ?? '', field) }));
  return (moment) => allowed.every(({ of, values }) => values.has(of(moment)));
}

function parseField(text: string, field: { name: string; from: number; to: number }): Set<number> {
  return new Set(text.split(',').flatMap((part) => parsePart(part, field)));
}

function parsePart(text: string, { name, from, to }: { name: string; from: number; to: number }): number[] {
  const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(text);
  if (!match) throw new Error(`"${text}" is no ${name}.`);
  const [, first, last, every] = match;
  const low = Number(first ?? from);
  const high = Number(last ?? (first === undefined || every !== undefined ? to : first));
  const step = Number(every ?? 1);
  if (low < from || high > to || low > high || step < 1) {
    throw new Error(`"${text}" is no ${name}: it goes from ${from} to ${to}.`);
  }
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
}

const MINUTE_MS = 60_000;

/** The last moment, not after `now`, at which the schedule was due; null when that is further back than asked for. */
export function latestSlot(cron: Cron, now: Date, lookBackMinutes: number): Date | null {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  for (let back = 0; back <= lookBackMinutes; back += 1) {
    const slot = new Date(minute - back * MINUTE_MS);
    if (cron(slot)) return slot;
  }
  return null;
}
