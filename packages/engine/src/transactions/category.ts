export const categories = [
  'salary',
  'pension',
  'benefit',
  'rent_paid',
  'rent_received',
  'loan',
  'mortgage',
  'alimony_paid',
  'alimony_received',
  'utilities',
  'insurance',
  'tax',
  'groceries',
  'shopping',
  'card_payment',
  'cash_withdrawal',
  'cash_deposit',
  'internal_transfer',
  'refund',
  'loan_disbursement',
  'returned_debit',
  'garnishment',
  'gambling',
  'fees',
  'savings',
  'investment',
  'other_income',
  'other_cost',
] as const;
export type Category = (typeof categories)[number];

export type Direction = 'in' | 'out';

/** Money that somebody may count on. Everything else that arrives is their own, borrowed, or given back. */
export const incomeCategories = [
  'salary',
  'pension',
  'benefit',
  'rent_received',
  'alimony_received',
  'investment',
  'other_income',
] as const satisfies readonly Category[];
export type IncomeCategory = (typeof incomeCategories)[number];

/** Agreed for months or years: even a single payment says that others stand behind it. */
const bindingCategories: ReadonlySet<Category> = new Set([
  'salary',
  'pension',
  'benefit',
  'rent_paid',
  'rent_received',
  'loan',
  'mortgage',
  'alimony_paid',
  'alimony_received',
]);
export const isBinding = (category: Category): boolean => bindingCategories.has(category);
