import type { EmploymentStatus } from '../employment.ts';
import type { Refusals } from './cross-check.ts';

export const contractTypes = ['open-ended', 'close-ended'] as const;
export type ContractType = (typeof contractTypes)[number];

export const paycheckCounts = [12, 13, 14] as const;
export type PaycheckCount = (typeof paycheckCounts)[number];

export interface ContractAnswers {
  employmentStatus: EmploymentStatus;
  typeOfContract: ContractType | null;
  paychecksPerYear: PaycheckCount | null;
}

/** Only a salary has a contract and a number of paychecks. */
export const needsContract = (status: EmploymentStatus): boolean => status === 'Employed';

export function refusedContract(answers: ContractAnswers): Refusals<ContractAnswers> {
  if (!needsContract(answers.employmentStatus)) return {};
  return {
    typeOfContract: answers.typeOfContract === null ? 'required' : null,
    paychecksPerYear: answers.paychecksPerYear === null ? 'required' : null,
  };
}
