/** So many percent of an amount, in whole cents. The hair keeps halves that binary fractions fall short of. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100 + 1e-7);

export const CENTS = 100;
export const MONTHS = 12;
