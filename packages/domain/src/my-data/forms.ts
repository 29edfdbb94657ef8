import * as z from 'zod/mini';
import { MAX_EXPLANATION_LENGTH, MIN_EXPLANATION_LENGTH } from '../documents/reading.ts';
import { VERIFICATION_CODE_DIGITS } from '../limits.ts';

const DAY_MS = 86_400_000;

/** Whoever contests something is answered within this time. */
export const REVIEW_ANSWER_MS = 7 * DAY_MS;

export const emailCode = z.string().check(z.regex(new RegExp(`^\\d{${VERIFICATION_CODE_DIGITS}}$`)));

/** Words about one check, one paper, or the application as a whole. */
export const reviewForm = z.object({
  document_id: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  rule: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  text: z.string().check(z.trim(), z.minLength(MIN_EXPLANATION_LENGTH), z.maxLength(MAX_EXPLANATION_LENGTH)),
});
export type ReviewForm = z.output<typeof reviewForm>;

/** A month later, to the day; the last of the month where that day is missing. */
export function monthAfter(moment: Date): Date {
  const due = new Date(moment);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== moment.getUTCDate()) due.setUTCDate(0);
  return due;
}
