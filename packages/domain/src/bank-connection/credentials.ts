/** Names, passwords and codes of a bank: as long as one of them can be, and no shorter than any is. */
export const CREDENTIAL_MIN_LENGTH = 3;
export const CREDENTIAL_MAX_LENGTH = 120;
export const PSU_ID_MIN_LENGTH = 5;

export const isCredential = (typed: string): boolean =>
  typed.trim().length >= CREDENTIAL_MIN_LENGTH && typed.length <= CREDENTIAL_MAX_LENGTH;

export const isPsuId = (typed: string): boolean =>
  typed.trim().length >= PSU_ID_MIN_LENGTH && typed.length <= CREDENTIAL_MAX_LENGTH;
