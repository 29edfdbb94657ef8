import type { Month } from '../calendar.ts';
import type { Job, PayEvent } from '../people/person.ts';

/** What the contract says for that month, in cents. */
export function grossAt(job: Job, month: Month): number {
  const begun = job.gross.filter((step) => step.from <= month);
  const step = begun.at(-1) ?? job.gross[0];
  if (!step) throw new Error('a job has a wage');
  return step.cents;
}

/** True in months in which the job is held to the end. */
export const isEmployedIn = (job: Job, month: Month): boolean =>
  job.hired.slice(0, 7) <= month && (job.ends === null || month <= job.ends.slice(0, 7));

/** What happens in that month besides the usual pay. */
export const eventsIn = (job: Job, month: Month, ...kinds: readonly PayEvent['kind'][]): PayEvent[] =>
  (job.events ?? []).filter((event) => event.month === month && kinds.includes(event.kind));
