/** The four things that can go wrong with a connection, as the texts name them, and what is added to the first. */
export const BANK_ERRORS = {
  authentication: 'Yapily.Errors.AuthenticationFailedMsg',
  recheck: 'Yapily.Errors.CredentialsRecheck',
  transactions: 'Yapily.Errors.TransactionsFailedTryAgain',
  code: 'Yapily.Errors.InvalidScaCode',
  other: 'Yapily.Errors.Error',
} as const;
export type BankErrorKey = (typeof BANK_ERRORS)[keyof typeof BANK_ERRORS];
