import type { RuleCases } from '../../run/testing/cases.ts';
import { allSlipsCases } from './all-slips.ts';
import { germanyCases } from './germany.ts';
import { italyCases } from './italy.ts';
import { jobCases } from './job.ts';
import { oneSlipCases } from './one-slip.ts';

export const payslipCases: readonly RuleCases[] = [
  ...oneSlipCases,
  ...allSlipsCases,
  ...jobCases,
  ...italyCases,
  ...germanyCases,
];
