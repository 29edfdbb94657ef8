import type { RuleCases } from '../../run/testing/cases.ts';
import { genuinenessCases } from './genuineness.ts';
import { originEnteredCases } from './origin-entered.ts';
import { personCases } from './person.ts';
import { personEnteredCases } from './person-entered.ts';
import { termsCases } from './terms.ts';
import { validityCases } from './validity.ts';

export const identityCases: readonly RuleCases[] = [
  ...termsCases,
  ...personEnteredCases,
  ...originEnteredCases,
  ...validityCases,
  ...genuinenessCases,
  ...personCases,
];
