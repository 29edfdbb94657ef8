const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.\d{6}\.[a-z0-9-]{1,60}\.eml$/;
const COUNTER_DIGITS = 6;

export type OutboxFileName = { at: Date; counter: number; template: string };

/** Sorting the names sorts the mails. Colons are avoided because not every disk allows them in a name. */
export function outboxFileName({ at, counter, template }: OutboxFileName): string {
  const time = at.toISOString().replace(/[:.]/g, '-');
  const label = template
    .replace(/[^a-z0-9-]+/gi, '-')
    .toLowerCase()
    .slice(0, 60);
  return `${time}.${String(counter).padStart(COUNTER_DIGITS, '0')}.${label || 'mail'}.eml`;
}

export function isOutboxFileName(name: string): boolean {
  return NAME.test(name);
}

/** When the mail was written, or null for a name that is not one of ours. */
export function outboxFileTime(name: string): Date | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, day, hours, minutes, seconds, milliseconds] = match;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
