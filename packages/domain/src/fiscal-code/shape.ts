/** Digits may have been replaced by letters where two people would have shared a code (omocodia). */
const DIGIT = '[0-9LMNPQRSTUV]';

const shape = new RegExp(`^[A-Z]{6}${DIGIT}{2}[A-Z]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);

/** Upper case, without the spaces that cards and people put between the groups. */
export const normaliseFiscalCode = (value: string): string => value.replace(/\s+/gu, '').toUpperCase();

/** Whether an already normalised text is built like a person's fiscal code. Says nothing about whose. */
export const hasFiscalCodeShape = (code: string): boolean => shape.test(code);
