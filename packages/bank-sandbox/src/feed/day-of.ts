import type { Day } from '@vesta/domain/dates/day';

const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Italy and Germany, which share their clock. */
export const dayOfMoment = (moment: Date): Day => local.format(moment);
