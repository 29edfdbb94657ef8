/** Sent and kept in English, whatever the language on screen. */
export const propertyTypes = ['house', 'apartment', 'land', 'other'] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const BANK_BALANCE = 'balance of bank account';
export const fundSources = [BANK_BALANCE, 'savings on investments', 'by family members', 'other'] as const;
export type FundSource = (typeof fundSources)[number];
export const isFundSource = (value: unknown): value is FundSource => fundSources.some((source) => source === value);

/** Whether a bank has already agreed to the loan. */
export const financingStates = ['none', 'confirmed'] as const;
export type FinancingState = (typeof financingStates)[number];
export const DEFAULT_FINANCING: FinancingState = 'none';

/** Lengths of a loan that are reckoned with, in years. */
export const loanTerms = [10, 15, 20, 25, 30] as const;
export type LoanTerm = (typeof loanTerms)[number];

/** The balance shows on the bank statement; every other source wants a paper of its own. */
export const wantsProof = (sources: readonly FundSource[]): boolean =>
  !(sources.length === 1 && sources[0] === BANK_BALANCE);
