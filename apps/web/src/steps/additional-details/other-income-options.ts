/** Offered where the occupation names no sources of its own. Kept in English, whatever the language on screen. */
export const otherIncomes = ['Rental property', 'Pension', 'Alimony', 'Other'] as const;
export type OtherIncome = (typeof otherIncomes)[number];

export const isOtherIncome = (source: string): source is OtherIncome => otherIncomes.includes(source as OtherIncome);
