import * as z from 'zod/mini';
import { units } from './explain.ts';

/** What a newer report says differently. */
export const reportChange = z.object({
  what: z.enum([
    'figure',
    /** What the household together can carry. */
    'household_figure',
    'person_counted',
    'person_withdrew',
    'flag_raised',
    'flag_settled',
    'paper_added',
    'paper_removed',
  ]),
  key: z.string(),
  before: z.nullable(z.union([z.string(), z.number()])),
  after: z.nullable(z.union([z.string(), z.number()])),
  unit: z.enum(units),
});
export type ReportChange = z.infer<typeof reportChange>;
