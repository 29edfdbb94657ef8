import type { RuleCases } from '../../run/testing/cases.ts';
import { germanyCases } from './germany.ts';
import { italyCases } from './italy.ts';
import { paperCases } from './paper.ts';
import { personAndIncomeCases } from './person-and-income.ts';

export const fiscalCases: readonly RuleCases[] = [
  ...paperCases,
  ...personAndIncomeCases,
  ...italyCases,
  ...germanyCases,
];
