/** Whole numbers divided with the half rounded up: money never meets a binary fraction. */
export const divided = (numerator: number, denominator: number): number => {
  const floor = Math.floor(numerator / denominator);
  return (numerator - floor * denominator) * 2 >= denominator ? floor + 1 : floor;
};

export const percentOf = (cents: number, percent: number): number => divided(cents * percent, 100);

const CENTS_PER_EURO = 100;

/** Cents of the whole euros in an amount given in hundredths of a cent. */
export const wholeEuros = (hundredths: number): number =>
  Math.floor(hundredths / 100 / CENTS_PER_EURO) * CENTS_PER_EURO;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** One decimal, the half rounded up. */
export const tenths = (value: number): number => Math.floor(value * 10 + 0.5) / 10;
