import { constants } from './constants.ts';

const MONTHS = 12;
const BASIS_POINTS = 10_000;
const monthlyRate = constants.MORTGAGE_RATE_BASIS_POINTS / BASIS_POINTS / MONTHS;

/** By repeated multiplication, which every machine rounds alike; a power function need not. */
function growthOver(years: number): number {
  let growth = 1;
  for (let month = 0; month < years * MONTHS; month += 1) growth *= 1 + monthlyRate;
  return growth;
}

const presentValue = (years: number): number => (1 - 1 / growthOver(years)) / monthlyRate;

/** Cents a month, not rounded. */
export const instalmentOf = (loan: number, years: number): number => loan / presentValue(years);

/** Cents that an instalment pays off over the years, not rounded. */
export const loanOf = (instalment: number, years: number): number => instalment * presentValue(years);
