import type { ApplicationType } from '@vesta/domain/application-types';
import type { ContractKind } from '@vesta/domain/report/employment';
import type { WeightReason } from '@vesta/domain/report/reasons';
import { constants } from './constants.ts';

export interface Weighed {
  readonly percent: number;
  readonly reason: WeightReason;
}

export interface ContractFacts {
  readonly kind: ContractKind;
  /** Full months from the move to the end of a fixed term; null where no end is known. */
  readonly monthsLeft: number | null;
  /** Full months in the job; null where the start is not known. */
  readonly monthsHeld: number | null;
  readonly inProbation: boolean;
  readonly hasBegun: boolean;
  readonly hasEnded: boolean;
}

function fixedTerm(monthsLeft: number | null): Weighed {
  if (monthsLeft === null) return { percent: constants.CONTRACT_UNKNOWN, reason: 'contract_unknown' };
  if (monthsLeft >= 12) return { percent: constants.FIXED_TERM_12, reason: 'fixed_term_12' };
  if (monthsLeft >= 6) return { percent: constants.FIXED_TERM_6, reason: 'fixed_term_6' };
  if (monthsLeft >= 3) return { percent: constants.FIXED_TERM_3, reason: 'fixed_term_3' };
  return { percent: constants.FIXED_TERM_ENDING, reason: 'fixed_term_ending' };
}

function fixedTermOfBorrower(monthsLeft: number | null): Weighed {
  if (monthsLeft === null) return { percent: constants.LOAN_CONTRACT_UNKNOWN, reason: 'contract_unknown' };
  if (monthsLeft >= 36) return { percent: constants.LOAN_FIXED_TERM_36, reason: 'loan_fixed_term_36' };
  if (monthsLeft >= 24) return { percent: constants.LOAN_FIXED_TERM_24, reason: 'loan_fixed_term_24' };
  if (monthsLeft >= 12) return { percent: constants.LOAN_FIXED_TERM_12, reason: 'loan_fixed_term_12' };
  return { percent: constants.LOAN_FIXED_TERM_ENDING, reason: 'loan_fixed_term_ending' };
}

function openEnded({ monthsHeld, inProbation }: ContractFacts): Weighed {
  const isNew = inProbation || (monthsHeld !== null && monthsHeld < constants.PROBATION_MONTHS);
  return isNew
    ? { percent: constants.PROBATION, reason: 'probation' }
    : { percent: constants.OPEN_ENDED, reason: 'open_ended' };
}

/** How far pay under a contract can be relied on: for a lease of some years, or for a loan of many. */
export function contractWeight(contract: ContractFacts, product: ApplicationType): Weighed {
  const isLoan = product === 'mortgage';
  if (contract.hasEnded) return { percent: 0, reason: 'contract_ended' };
  if (!contract.hasBegun) return { percent: constants.FUTURE_START, reason: 'future_start' };
  switch (contract.kind) {
    case 'open_ended':
      return openEnded(contract);
    case 'fixed_term':
      return isLoan ? fixedTermOfBorrower(contract.monthsLeft) : fixedTerm(contract.monthsLeft);
    case 'apprentice':
      return { percent: isLoan ? constants.LOAN_APPRENTICE : constants.APPRENTICE, reason: 'apprentice' };
    case 'agency':
      return { percent: isLoan ? constants.LOAN_AGENCY : constants.AGENCY, reason: 'agency' };
    case 'unknown':
      return {
        percent: isLoan ? constants.LOAN_CONTRACT_UNKNOWN : constants.CONTRACT_UNKNOWN,
        reason: 'contract_unknown',
      };
  }
}
