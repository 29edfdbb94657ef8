import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { RentReport } from '@vesta/domain/report/rent-report';

export type FullReport = RentReport | MortgageReport;

export interface HouseholdSums {
  /** Null where nobody's income is known. */
  readonly income: number | null;
  readonly commitments: number;
  /** The average of the accounts, by which a deposit is judged. */
  readonly balance: number | null;
  /** What lies on them at the last known day: own funds are shown by it. */
  readonly lastBalance: number | null;
}

const accountsOf = ({ evidence }: FullReport): string[] =>
  evidence.flatMap(({ kind, issuer, account_ending, used }) =>
    kind === 'bank_statement' && used && account_ending !== null ? [`${issuer ?? ''} ${account_ending}`] : [],
  );

const costKey = ({ kind, label, monthly }: FullReport['recurrent_costs']['content'][number]): string =>
  [kind, label, monthly].join('|');

/** Figures of several people added up. A joint account that two of them showed counts once, and so does its loan. */
export function householdSums(reports: readonly FullReport[]): HouseholdSums {
  const seenAccounts = new Set<string>();
  const seenCosts = new Set<string>();
  let income: number | null = null;
  let commitments = 0;
  let balance: number | null = null;
  let lastBalance: number | null = null;
  for (const report of reports) {
    const { employment, recurrent_costs: costs } = report;
    const accounts = accountsOf(report);
    const isShared = accounts.length > 0 && accounts.every((account) => seenAccounts.has(account));
    const deducted = costs.content.filter(({ treatment }) => treatment === 'deducted');
    const twice = deducted.filter((cost) => isShared && seenCosts.has(costKey(cost)));
    commitments += employment.commitments - twice.reduce((sum, { monthly }) => sum + monthly, 0);
    const own = employment.monthly_income.value;
    if (own !== null) income = (income ?? 0) + own;
    const cash = employment.average_cash_balance.value;
    if (cash !== null && !isShared) balance = (balance ?? 0) + cash;
    const last = report.balances?.steps.at(-1)?.balance ?? null;
    if (last !== null && !isShared) lastBalance = (lastBalance ?? 0) + last;
    for (const account of accounts) seenAccounts.add(account);
    for (const cost of deducted) seenCosts.add(costKey(cost));
  }
  return { income, commitments, balance, lastBalance };
}
