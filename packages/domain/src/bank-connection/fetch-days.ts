/** Somewhat more than the months asked for: banks book late, and months are of different lengths. */
const DAYS = 100;
const DAYS_OF_SIX_MONTHS = 190;
const THREE_MONTHS = 3;

/** How many days of an account are asked for, so that the months which have to be shown are surely among them. */
export const fetchDays = (months: number): number => (months > THREE_MONTHS ? DAYS_OF_SIX_MONTHS : DAYS);
