import type { RuleCases } from '../../run/testing/cases.ts';
import { daysAndPayCases } from './days-and-pay.ts';
import { paperCases } from './paper.ts';

export const contractCases: readonly RuleCases[] = [...paperCases, ...daysAndPayCases];
