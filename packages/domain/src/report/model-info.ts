import * as z from 'zod/mini';
import { regionCodes } from '../regions/codes.ts';

/** Grows by adding; a change that breaks a reader of stored reports raises it. */
export const REPORT_FORMAT = 1;

/** Which rules made the report, with every number that somebody chose. */
export const modelInfo = z.object({
  /** Such as `rent-it 1.0`. */
  name: z.string(),
  format: z.literal(REPORT_FORMAT),
  region: z.enum(regionCodes),
  constants: z.array(
    z.object({ name: z.string(), value: z.number(), unit: z.enum(['percent', 'cents', 'months', 'years', 'count']) }),
  ),
});
export type ModelInfo = z.infer<typeof modelInfo>;
