import * as z from 'zod/mini';
import { commonPart } from './common-part.ts';

/** Income, employment and the controls on payslips; no rent, no household, no bank tables. */
export const rapidReport = z.object({ kind: z.literal('rapid'), ...commonPart });
export type RapidReport = z.infer<typeof rapidReport>;
