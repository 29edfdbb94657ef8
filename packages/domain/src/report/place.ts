import * as z from 'zod/mini';

export const evidenceBox = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

/** Where a figure stands. `key` names the paper in the report's own list of evidence: P1, B1, I1. */
export const place = z.object({
  key: z.string(),
  page: z.nullable(z.int()),
  box: z.nullable(evidenceBox),
  /** Name of the field or booking that stands there. */
  what: z.string(),
  /** `figure` is what was used, `compared` what it was held against. */
  part: z.enum(['figure', 'compared']),
  /** The amount in cents that stands there; null where it is none, absent in reports of before. */
  printed: z.optional(z.nullable(z.int())),
});
export type Place = z.infer<typeof place>;
