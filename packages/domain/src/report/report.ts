import * as z from 'zod/mini';
import { mortgageReport } from './mortgage-report.ts';
import { rapidReport } from './rapid-report.ts';
import { rentReport } from './rent-report.ts';

export const report = z.discriminatedUnion('kind', [rentReport, rapidReport, mortgageReport]);
export type Report = z.infer<typeof report>;
