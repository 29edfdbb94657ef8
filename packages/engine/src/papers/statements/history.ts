import { oldestDay } from '../../coverage/recency.ts';
import { categorise } from '../../transactions/categorise.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import { streamsOf } from '../../transactions/streams/streams-of.ts';
import type { Asked } from '../asked.ts';
import type { PaperSet } from '../kept-paper.ts';
import { ownFirst } from '../own-first.ts';
import { type Account, accountsIn } from './account.ts';
import { holderOf } from './holder.ts';
import { mainAccountOf } from './main-account.ts';
import { employerNames, holderNames } from './names.ts';
import type { Understood } from './understood.ts';

export interface BankHistory {
  /** Without papers that ended more than a year ago. */
  readonly accounts: readonly Account[];
  /** The person's account that the main income goes to; null where there is no statement at all. */
  readonly main: Account | null;
  /** The bookings of all accounts. */
  readonly understood: readonly Understood[];
  /** What returns; its places are places in `understood`. */
  readonly streams: readonly Stream[];
}

function read(set: PaperSet, context: Asked): BankHistory {
  const accounts = accountsIn(set, context.today, oldestDay(context.today));
  const bookings = accounts.flatMap(({ key, bookings: own }) => own.map((booking) => ({ ...booking, account: key })));
  const categorised = categorise(
    bookings.map(({ transaction, account }) => ({ ...transaction, account })),
    {
      today: context.today,
      holderNames: holderNames(set, context),
      employerNames: employerNames(set, context),
      ownIbans: accounts.flatMap(({ iban }) => iban ?? []),
    },
  );
  const understood = bookings.flatMap((booking, index) => {
    const meaning = categorised[index];
    return meaning ? [{ ...meaning, ...booking }] : [];
  });
  const isAnothers = ({ statements }: Account): boolean =>
    statements.every((statement) => context.applicant && holderOf(statement, context.applicant) === 'another');
  const own = ownFirst(accounts, isAnothers);
  return { accounts, understood, streams: streamsOf(understood), main: mainAccountOf(own, understood) };
}

const known = new WeakMap<PaperSet, WeakMap<Asked, BankHistory>>();

/** What the statements of a set tell, worked out once for all rules that ask about the same set and context. */
export function historyOf(set: PaperSet, context: Asked): BankHistory {
  const ofSet = known.get(set) ?? new WeakMap<Asked, BankHistory>();
  known.set(set, ofSet);
  const history = ofSet.get(context) ?? read(set, context);
  ofSet.set(context, history);
  return history;
}
