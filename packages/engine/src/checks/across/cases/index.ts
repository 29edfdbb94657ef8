import type { RuleCases } from '../../run/testing/cases.ts';
import { jobCases } from './job.ts';
import { personCases } from './person.ts';

export const acrossCases: readonly RuleCases[] = [...jobCases, ...personCases];
