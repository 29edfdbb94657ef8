import { addDays } from '@vesta/domain/dates/add-days';
import { isPrintedDay } from '../../documents/certainty.ts';
import { isPictured, numberIn, textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type Account, accountsIn } from '../../papers/statements/account.ts';
import type { Statement } from '../../papers/statements/statement.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { listsOf } from './ground/booking-places.ts';
import { followers } from './ground/pairs.ts';

const isFirm = ({ reading }: Statement): boolean =>
  (['period_start', 'period_end'] as const).every((name) => isPrintedDay(reading.fields[name])) &&
  !reading.unread.includes('transactions');

const isWhole = ({ reading }: Statement): boolean => !reading.unread.includes('transactions');

/** The first names the same day with its last balance as the second with its first. */
function meetOnDay(before: Statement, after: Statement): boolean {
  const closed = textIn(before.reading, 'closing_date');
  return closed !== null && closed === textIn(after.reading, 'opening_date');
}

/** Whether the second begins where the first ends: by the periods that they print, or by the days of their balances. */
const isNext = (before: Statement, after: Statement): boolean =>
  (isFirm(before) && isFirm(after)) || (meetOnDay(before, after) && isWhole(before) && isWhole(after));

/**
 * A statement that opens to the cent with what another one of the same bank and holder closed with the day before, and
 * names another account.
 */
function underOtherIban(accounts: readonly Account[]): (readonly [Statement, Statement])[] {
  const all = accounts.flatMap(({ statements }) => statements);
  return all.flatMap((after) => {
    const before = all.find((other) => isContinued(other, after));
    return before ? [[before, after] as const] : [];
  });
}

const isRightAfter = (before: Statement, after: Statement): boolean =>
  (before.span && addDays(before.span.to, 1)) === after.span?.from || meetOnDay(before, after);

function isContinued(before: Statement, after: Statement): boolean {
  const [one, other] = [before.reading, after.reading];
  const [from, to] = [textIn(one, 'iban'), textIn(other, 'iban')];
  const closing = numberIn(one, 'closing_balance');
  return (
    isNext(before, after) &&
    from !== null &&
    to !== null &&
    from !== to &&
    one.layout !== null &&
    one.layout === other.layout &&
    textIn(one, 'holder') === textIn(other, 'holder') &&
    Boolean(closing) &&
    closing === numberIn(other, 'opening_balance') &&
    isRightAfter(before, after)
  );
}

const FEWEST_WHOLE = 2;

const hasEnds = ({ reading }: Statement): boolean =>
  numberIn(reading, 'opening_balance') !== null && numberIn(reading, 'closing_balance') !== null;

/** In parts of the page: bookings that go on overleaf fill theirs. */
const FULL = 0.7;

/** Whether the bookings run to the foot of the last page. A balance that could not be read would stand below them. */
function breaksOff({ paper, reading }: Statement): boolean {
  const last = paper.evidence.pages.find(({ number }) => number === Math.max(...reading.pages));
  return reading.transactions.some(
    ({ page, box }) => last !== undefined && page === last.number && (box?.bottom ?? 0) >= last.height * FULL,
  );
}

/** A statement that opens like its sisters and, unlike all of them, does not close: its last page is not there. */
function withoutEnd({ statements }: Account): Statement[] {
  const onPaper = statements.filter(({ isFeed, paper, reading }) => !isFeed && !isPictured(paper, reading));
  return onPaper.filter((one) => {
    const sisters = onPaper.filter((other) => other !== one && other.reading.layout === one.reading.layout);
    const opens = numberIn(one.reading, 'opening_balance') !== null && one.reading.transactions.length > 0;
    return opens && !hasEnds(one) && breaksOff(one) && sisters.length >= FEWEST_WHOLE && sisters.every(hasEnds);
  });
}

/** Each statement opens with the balance that the one before it closed with. */
export const bankBalancesContinue: Rule<PaperSet, 'R_BANK_BALANCES_CONTINUE'> = {
  id: 'R_BANK_BALANCES_CONTINUE',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    flags: [{ flag: 'missing_records', source: 'bank' }],
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: (set, { today }) => {
    const accounts = accountsIn(set, today);
    const moved = underOtherIban(accounts);
    if (moved.length > 0) {
      // Which of the two was rewritten cannot be told from them.
      const working = moved.flatMap(([before, after]) => [
        placeOf(after.reading, 'iban', { expected: textIn(before.reading, 'iban'), paper: after.paper.id }),
        placeOf(before.reading, 'iban', { expected: textIn(after.reading, 'iban'), paper: before.paper.id }),
      ]);
      const meant = [...new Set(moved.flat().map(({ paper }) => paper.id))];
      return failed(working, { papers: meant, variant: 'other_iban' });
    }
    const unfinished = accounts.flatMap(withoutEnd);
    if (unfinished.length > 0) {
      const working = unfinished.flatMap(({ paper, reading }) =>
        listsOf(reading.transactions)
          .slice(-1)
          .map((place): EvidencePlace => ({ ...place, paper: paper.id })),
      );
      return failed(working, { papers: unfinished.map(({ paper }) => paper.id), variant: 'unfinished' });
    }
    const pairs = accounts.filter(({ iban }) => iban !== null).flatMap(followers);
    if (pairs.length === 0) return null;
    const papers = [...new Set(pairs.flat().map(({ paper }) => paper.id))];
    const compared = pairs.flatMap(([before, after]) => {
      const closing = numberIn(before.reading, 'closing_balance');
      const opening = numberIn(after.reading, 'opening_balance');
      if (closing === null || opening === null || !isNext(before, after)) return [];
      const place: EvidencePlace = placeOf(after.reading, 'opening_balance', {
        expected: closing,
        paper: after.paper.id,
      });
      return [{ place, same: closing === opening, papers: [before.paper.id, after.paper.id] }];
    });
    const broken = compared.filter(({ same }) => !same);
    if (broken.length > 0) {
      return failed(
        broken.map(({ place }) => place),
        { papers: [...new Set(broken.flatMap((pair) => pair.papers))] },
      );
    }
    return compared.length > 0
      ? passed(
          compared.map(({ place }) => place),
          { papers },
        )
      : inconclusive([], { papers });
  },
};
