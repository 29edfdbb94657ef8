import { addDays } from '@vesta/domain/dates/add-days';
import type { Balances } from '@vesta/domain/report/monthly';
import type { Place } from '@vesta/domain/report/place';
import type { Account } from '../../papers/statements/account.ts';
import type { AccountSpan } from '../../transactions/balance/account-span.ts';
import { accountBalance } from '../../transactions/balance/average-balance.ts';
import { type BalanceStep, balanceSteps } from '../../transactions/balance/balance-steps.ts';
import { moneyTrouble } from '../../transactions/money-trouble.ts';
import { sumOf } from '../model/cents.ts';
import type { Ground } from './ground.ts';

const spansOf = ({ statements }: Account): AccountSpan[] =>
  statements.flatMap(({ span, reading }) => (span ? [{ ...span, transactions: reading.transactions }] : []));

const SHOWN_DAYS = 184;

export interface Cash {
  readonly average: number | null;
  readonly balances: Balances | null;
  readonly places: readonly Place[];
  /** Where the balance of the last known day stands: at the end of the newest statement of each account. */
  readonly latest: readonly Place[];
}

/** Daily balances of several accounts added up; days on which one of them is not known are left out. */
function added(accounts: readonly (readonly BalanceStep[])[]): BalanceStep[] {
  const [only] = accounts;
  if (!only || accounts.length === 1) return [...(only ?? [])];
  const days = accounts.map((steps) => {
    const byDay = new Map<string, number>();
    for (const { from, days: count, balance } of steps) {
      for (let at = 0; at < count; at += 1) byDay.set(addDays(from, at) ?? from, balance);
    }
    return byDay;
  });
  const shared = [...(days[0]?.keys() ?? [])].filter((day) => days.every((byDay) => byDay.has(day))).sort();
  const steps: BalanceStep[] = [];
  for (const day of shared) {
    const balance = sumOf(days.map((byDay) => byDay.get(day) ?? 0));
    const last = steps.at(-1);
    if (last && last.balance === balance && addDays(last.from, last.days) === day) {
      steps[steps.length - 1] = { ...last, days: last.days + 1 };
    } else steps.push({ from: day, days: 1, balance });
  }
  return steps;
}

function placesOf({ keys, history }: Ground): Place[] {
  return history.accounts.flatMap(({ statements }) =>
    statements.flatMap(({ reading }) =>
      (['opening_balance', 'closing_balance'] as const).flatMap((field) =>
        reading.fields[field] ? [keys.place(reading, field)] : [],
      ),
    ),
  );
}

function latestOf({ keys }: Ground, accounts: readonly Account[]): Place[] {
  return accounts.flatMap(({ statements }) => {
    const ended = statements.filter(({ span }) => span !== null);
    const newest = ended.toSorted((a, b) => ((a.span?.to ?? '') < (b.span?.to ?? '') ? 1 : -1))[0];
    return newest?.reading.fields.closing_balance ? [keys.place(newest.reading, 'closing_balance')] : [];
  });
}

/** What lay on the accounts: the average of the last ninety days, and the way there. */
export function cashOf(ground: Ground): Cash {
  const { history, input } = ground;
  const known = history.accounts.filter((account) => accountBalance(spansOf(account), input.today) !== null);
  if (known.length === 0) return { average: null, balances: null, places: [], latest: [] };
  const summaries = known.flatMap((account) => accountBalance(spansOf(account), input.today) ?? []);
  const average = sumOf(summaries.map((summary) => summary.average));
  const first = addDays(input.today, -SHOWN_DAYS) ?? input.today;
  const steps = added(known.map((account) => balanceSteps(spansOf(account), first, input.today)));
  const lowest = steps.toSorted((a, b) => a.balance - b.balance || (a.from < b.from ? -1 : 1))[0];
  const pay = history.understood
    .filter(({ category, transaction }) => category === 'salary' && transaction.amount > 0)
    .map(({ transaction }) => transaction.date)
    .sort();
  return {
    average,
    places: placesOf(ground),
    latest: latestOf(ground, known),
    balances: {
      average,
      average_days: Math.max(...summaries.map(({ days }) => days)),
      lowest: lowest?.balance ?? null,
      lowest_on: lowest?.from ?? null,
      days: sumOf(steps.map(({ days }) => days)),
      days_below_zero: sumOf(steps.filter(({ balance }) => balance < 0).map(({ days }) => days)),
      returned_debits: moneyTrouble(history.understood).returnedDebits.count,
      last_salary_on: pay.at(-1) ?? null,
      steps,
      salary_days: [...new Set(pay)],
    },
  };
}
