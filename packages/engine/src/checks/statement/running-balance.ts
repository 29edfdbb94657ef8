import type { Confirmation, Reading } from '../../documents/reading.ts';
import { isStructured } from '../../evidence/format.ts';
import { confirmed, isPictured, isRecognised } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Level } from '../outcome.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOfConfirmation } from '../run/places.ts';
import { type BalanceBreak, type BalanceTrail, balanceTrail } from './ground/balance-breaks.ts';
import { gapsBetween, listsOf } from './ground/booking-places.ts';
import { brokenTotals } from './ground/printed-totals.ts';
import { sureBreaks } from './ground/sure-breaks.ts';

const sums = ['statement_balance', 'statement_running_balance', 'statement_totals'] as const;

/** Where this share of the printed balances does not follow, it was the reader who lost the thread. */
const READER_LOST = 0.2;
const FEWEST_COMPARED = 5;
const MOST_SHOWN = 5;

const placeOfBreak = ({ at, follows }: BalanceBreak): EvidencePlace => ({
  page: at.page,
  box: at.box,
  what: `balance ${at.date}`,
  expected: follows,
  found: at.balance,
});

/** One changed amount breaks one or two balances among many; a paper of an unknown bank may just be misread. */
function levelOf({ compared, breaks }: BalanceTrail, layout: string | null): Level | null {
  if (compared < FEWEST_COMPARED) return layout === null ? 'warning' : 'critical';
  return breaks.length > Math.max(2, compared * READER_LOST) ? null : 'critical';
}

/** Bookings of exactly the amount by which a sum is off: without one of them it would come out. */
function suspects({ transactions }: Reading, broken: readonly Confirmation[]): EvidencePlace[] {
  const gaps = broken.map(({ expected, found }) => Number(found) - Number(expected)).filter((gap) => gap !== 0);
  return transactions
    .filter(({ amount }) => gaps.some((gap) => gap === amount || gap === -amount))
    .map(({ page, box, date, amount }) => ({ page, box, what: `booking ${date}`, expected: null, found: amount }));
}

/** The same credit to the cent twice on one statement, as when a row is copied. */
function copies({ transactions }: Reading): EvidencePlace[] {
  const credits = transactions.filter(({ amount }) => amount > 0);
  return credits
    .filter(({ amount }) => credits.filter((other) => other.amount === amount).length === 2)
    .map(({ page, box, date, amount }) => ({ page, box, what: `booking ${date}`, expected: null, found: amount }));
}

/** Opening balance and bookings make the closing balance, and every balance in between. */
export const bankRunningBalance: Rule<ReadPaper<'bank_statement'>, 'R_BANK_RUNNING_BALANCE'> = {
  id: 'R_BANK_RUNNING_BALANCE',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: ({ paper, reading }) => {
    const told = sums.flatMap((name) => confirmed(reading, name) ?? []);
    const broken = told.filter(({ outcome }) => outcome === 'failed');
    const proved = told.filter(({ outcome, rule }) => outcome === 'passed' && rule !== 'statement_totals');
    const isDrawn =
      !isStructured(paper.evidence.format) && !isRecognised(paper, reading) && !isPictured(paper, reading);
    // Where the bookings could not be followed, the bank's own totals still can.
    const totals = isDrawn && proved.length === 0 ? brokenTotals(reading) : null;
    const byTotals = () =>
      totals &&
      failed(totals.working, { level: 'warning', variant: 'totals', data: { difference: totals.difference } });
    if (broken.length === 0) {
      const working = proved.map(placeOfConfirmation);
      return proved.length > 0 ? passed(working) : (byTotals() ?? inconclusive(told.map(placeOfConfirmation)));
    }
    const trail = balanceTrail(reading.transactions);
    const at = [
      ...trail.breaks.slice(0, MOST_SHOWN).map(placeOfBreak),
      ...suspects(reading, broken).slice(0, MOST_SHOWN),
      ...copies(reading).slice(0, MOST_SHOWN),
      ...gapsBetween(reading.transactions, paper.notes.listHeads).slice(0, MOST_SHOWN),
    ];
    // Where nothing says which row it is, it is one of these, or one that is no longer among them.
    const working = [...broken.map(placeOfConfirmation), ...(at.length > 0 ? at : listsOf(reading.transactions))];
    // What a bank sends between machines nobody drew by hand: sums that do not come out there are its own business.
    const isSent = isStructured(paper.evidence.format);
    const { hasLostBookings: isLost = false } = paper.notes;
    const partly = isSent || isLost || reading.unread.includes('transactions') || isRecognised(paper, reading);
    const level = partly ? null : levelOf(trail, reading.layout);
    const [scanned] = isPictured(paper, reading) ? sureBreaks(reading, paper.notes.lookedTwice ?? []) : [];
    if (scanned) {
      const difference = Math.abs((scanned.at.balance ?? 0) - scanned.follows);
      return failed([placeOfBreak(scanned), ...working], { level: 'warning', data: { difference } });
    }
    if (level === null) return byTotals() ?? inconclusive(working, { variant: 'unsure' });
    const [first] = working;
    const difference = Math.abs(Number(first?.found ?? 0) - Number(first?.expected ?? 0));
    return failed(working, { level, data: { difference } });
  },
};
