import type { RuleCases } from '../../run/testing/cases.ts';
import { fiscalCodeCases } from './fiscal-code.ts';
import { numberCases } from './numbers.ts';

export const identifiersCases: readonly RuleCases[] = [...fiscalCodeCases, ...numberCases];
