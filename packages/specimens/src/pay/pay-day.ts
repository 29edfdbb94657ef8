import type { Day } from '@vesta/domain/dates/day';
import { addMonths, bankDayFrom, dayIn, type Month } from '../calendar.ts';
import type { Job } from '../people/person.ts';

/** Wages that fall on a day without banking arrive before it. */
export const payDayOf = (job: Job, month: Month): Day =>
  bankDayFrom(dayIn(job.paidNextMonth ? addMonths(month, 1) : month, job.payDay), -1);
