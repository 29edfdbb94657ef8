/** Why a field is refused. Words come later, from the texts: see message-of.ts. */
export const validationCodes = [
  'required',
  'tooLong',
  'tooShort',
  'pattern',
  'noLetters',
  'noSuchDay',
  'inFuture',
  'tooYoung',
  'tooOld',
  'tooLarge',
  'tooMany',
  'choice',
  'consent',
  'missingInfo',
  'countMismatch',
  'notPositive',
  'loanOverValue',
  'loanEqualsValue',
  'warmBelowCold',
  'ownAddress',
  'contradiction',
  'acceptance',
  'confirmation',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

export const isValidationCode = (value: unknown): value is ValidationCode =>
  validationCodes.includes(value as ValidationCode);
