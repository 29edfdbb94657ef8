import type { RuleCases } from '../../run/testing/cases.ts';
import { accountsCases } from './accounts.ts';
import { filesCases } from './files.ts';
import { habitsCases } from './habits.ts';
import { incomeCases } from './income.ts';
import { rowsCases } from './rows.ts';

export const statementCases: readonly RuleCases[] = [
  ...filesCases,
  ...rowsCases,
  ...accountsCases,
  ...incomeCases,
  ...habitsCases,
];
