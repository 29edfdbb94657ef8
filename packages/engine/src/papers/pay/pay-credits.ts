import { compareEmployers, EMPLOYER_MATCH_FROM, employerNameOf } from '@vesta/domain/names/compare-employers';
import { squeezed } from '@vesta/domain/text/fold';
import { type DaySpan, holds } from '../../coverage/span.ts';
import type { Category } from '../../transactions/category.ts';
import type { BankHistory } from '../statements/history.ts';
import type { Understood } from '../statements/understood.ts';

/** Own, borrowed and returned money is no pay. */
const notPay: ReadonlySet<Category> = new Set<Category>([
  'internal_transfer',
  'cash_deposit',
  'loan_disbursement',
  'returned_debit',
]);

export const creditsIn = ({ understood }: BankHistory, window: DaySpan): Understood[] =>
  understood.filter(
    ({ transaction, category }) => transaction.amount > 0 && holds(window, transaction.date) && !notPay.has(category),
  );

/** A shorter name may stand in any text by chance. */
const FEWEST_LETTERS = 7;

/** A text that names its payer in a way that no habit of banks knows may still hold the employer's own name as a whole. */
function holdsName(description: string, employer: string): boolean {
  const name = squeezed(employerNameOf(employer));
  return name.length >= FEWEST_LETTERS && squeezed(description).includes(name);
}

export const namesPayer = (
  { transaction: { counterparty, description } }: Understood,
  employer: string | null,
): boolean => {
  if (employer === null) return false;
  if (counterparty === null) return holdsName(description, employer);
  return compareEmployers(employer, counterparty) >= EMPLOYER_MATCH_FROM;
};

/** Whether a credit comes from this employer, by the payer's name or because it is called pay. */
export const isPaidBy = (credit: Understood, employer: string | null): boolean =>
  namesPayer(credit, employer) || credit.category === 'salary';

const CENTS_APART = 100;
const SHARE_APART = 0.02;

export const isSameAmount = (paid: number, credited: number): boolean =>
  Math.abs(paid - credited) <= Math.max(CENTS_APART, paid * SHARE_APART);
