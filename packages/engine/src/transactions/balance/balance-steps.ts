import { addDays, daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { groupBy } from '../group-by.ts';
import type { AccountSpan } from './account-span.ts';
import { openingBalance } from './opening-balance.ts';

/** So many days in a row on which the account closed with this balance. */
export interface BalanceStep {
  readonly from: Day;
  readonly days: number;
  readonly balance: number;
}

function stepsIn(span: AccountSpan, from: Day, to: Day): BalanceStep[] {
  const opening = openingBalance(span);
  if (opening === null) return [];
  const moved = groupBy(span.transactions, ({ date }) => date);
  const changes = [...moved.keys()].sort();
  let balance = opening;
  let at = from;
  const steps: BalanceStep[] = [];
  const stepTo = (next: Day): void => {
    const days = daysBetween(at, next) ?? 0;
    if (days > 0) steps.push({ from: at, days, balance });
    if (days > 0) at = next;
  };
  for (const date of changes) {
    if (date > to) break;
    if (date > from) stepTo(date);
    balance = (moved.get(date) ?? []).reduce((sum, { amount }) => sum + amount, balance);
  }
  stepTo(addDays(to, 1) ?? to);
  return steps;
}

/** The daily closing balances of an account between two days, each day once; days of no statement are left out. */
export function balanceSteps(spans: readonly AccountSpan[], from: Day, to: Day): BalanceStep[] {
  const ordered = spans.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const steps: BalanceStep[] = [];
  let next = from;
  for (const span of ordered) {
    const start = span.from > next ? span.from : next;
    const end = span.to < to ? span.to : to;
    if (start > end || openingBalance(span) === null) continue;
    steps.push(...stepsIn(span, start, end));
    next = addDays(end, 1) ?? end;
  }
  return steps;
}
