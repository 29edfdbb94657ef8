/** Credits for a spouse and grown children of which a slip does not tell, in cents a month. */
export const FAMILY_CREDITS = 16_000;
/** How many times a year the pay may come; the year's income, and with it the credits, depend on it. */
export const paymentCounts = [12, 13, 14] as const;
