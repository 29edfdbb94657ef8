import { addDays } from '@vesta/domain/dates/add-days';
import type { MonthRow } from '@vesta/domain/report/monthly';
import type { Analysis } from '../../analysis/analyse.ts';
import type { PaidSlip } from '../../analysis/evidence/pay-slips.ts';
import { sumOf } from '../../analysis/model/cents.ts';
import { lastDayOf, type Month, monthOf } from '../../coverage/month.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import { incomeCategories } from '../../transactions/category.ts';
import { groupBy } from '../../transactions/group-by.ts';
import { bankMonths, monthsShown } from './months-shown.ts';

const income: ReadonlySet<string> = new Set(incomeCategories);
const kept: ReadonlySet<string> = new Set(['internal_transfer', 'savings', 'investment']);

const amountOf = (bookings: readonly Understood[]): number =>
  sumOf(bookings.map(({ transaction }) => Math.abs(transaction.amount)));

/** Pay belongs to the month of its slip, though it may arrive in the next one. */
function monthsOfPay(slips: readonly PaidSlip[]): ReadonlyMap<Understood, Month> {
  return new Map(slips.flatMap(({ credits, month }) => credits.map((credit) => [credit, month] as const)));
}

const endOf = ({ cash }: Analysis, month: Month): number | null => {
  const last = lastDayOf(month) ?? month;
  const step = cash.balances?.steps.find(({ from, days }) => from <= last && (addDays(from, days - 1) ?? from) >= last);
  return step?.balance ?? null;
};

function lowestIn({ cash }: Analysis, month: Month): number | null {
  const first = `${month}-01`;
  const last = lastDayOf(month) ?? month;
  const within = (cash.balances?.steps ?? []).filter(
    ({ from, days }) => from <= last && (addDays(from, days - 1) ?? from) >= first,
  );
  return within.length === 0 ? null : Math.min(...within.map(({ balance }) => balance));
}

/** What the charts draw: papers beside bank, month by month. */
export function monthlyRows(analysis: Analysis): MonthRow[] {
  const { ground, employment, costs } = analysis;
  const { history, keys } = ground;
  const states = bankMonths(analysis);
  const payMonth = monthsOfPay(employment.slips);
  const bookings = groupBy(history.understood, (booking) => payMonth.get(booking) ?? monthOf(booking.transaction.date));
  const slips = groupBy(employment.slips, ({ month }) => month);
  const counted = new Set(employment.jobs.flatMap((job) => job.counted));
  const at = (places: readonly number[]): Understood[] => places.flatMap((place) => history.understood[place] ?? []);
  const habits = new Set(costs.list.flatMap(({ stream }) => (stream ? at(stream.occurrences) : [])));
  const rents = new Set(
    costs.list.flatMap(({ stream, kind }) => (stream && kind === 'rent' ? at(stream.occurrences) : [])),
  );
  const extras = new Set(employment.jobs.flatMap(({ stream }) => (stream ? at(stream.extras) : [])));

  return monthsShown(analysis).map((month): MonthRow => {
    const own = bookings.get(month) ?? [];
    const isKnown = (states.get(month) ?? 'missing') !== 'missing' || own.length > 0;
    const told = slips.get(month) ?? [];
    const pay = own.filter(({ category, transaction }) => category === 'salary' && transaction.amount > 0);
    const known = <T>(value: T): T | null => (isKnown ? value : null);
    // Beside the bank stands what should reach it.
    const nets = told.flatMap(({ net, paid }) => paid ?? net ?? []);
    const [first] = told;
    return {
      month,
      paper_income: nets.length === 0 ? null : sumOf(nets),
      paper_one_off:
        nets.length === 0
          ? null
          : sumOf(told.map(({ isOrdinary, oneOff, net, paid }) => (isOrdinary ? oneOff : (paid ?? net ?? 0)))),
      bank_income: known(amountOf(pay)),
      bank_one_off: known(amountOf(pay.filter((booking) => booking.extra || extras.has(booking)))),
      other_in: known(
        amountOf(
          own.filter(
            ({ category, transaction }) => transaction.amount > 0 && category !== 'salary' && income.has(category),
          ),
        ),
      ),
      outgoings: known(
        amountOf(own.filter(({ category, transaction }) => transaction.amount < 0 && !kept.has(category))),
      ),
      recurrent: known(amountOf(own.filter((booking) => habits.has(booking)))),
      rent_paid: known(amountOf(own.filter((booking) => rents.has(booking)))),
      balance_end: endOf(analysis, month),
      balance_lowest: lowestIn(analysis, month),
      key: first ? keys.ofReading(first.slip.reading) : null,
      counted: told.some((slip) => counted.has(slip)),
    };
  });
}
