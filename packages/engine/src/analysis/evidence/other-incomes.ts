import type { IncomeKind, WeightReason } from '@vesta/domain/report/reasons';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import { percentOf } from '../model/cents.ts';
import { constants } from '../model/constants.ts';
import { benefitKind } from './benefit-kind.ts';
import { declaredKinds, kindsOfSource } from './declared-kinds.ts';
import { grantsOf, isGrantedAs, letterPlaces, monthsGranted } from './grants.ts';
import type { Ground } from './ground.ts';
import type { IncomePart } from './income-part.ts';
import { declaresRental } from './tax-return.ts';

interface Counted {
  readonly percent: number;
  readonly reason: WeightReason;
}

function kindOf(ground: Ground, stream: Stream): IncomeKind {
  const { status } = ground.input;
  switch (stream.category) {
    case 'pension':
      return 'pension';
    case 'rent_received':
      return 'rental';
    case 'alimony_received':
      return 'alimony';
    case 'investment':
      return 'investment';
    case 'salary':
      return 'employment';
    case 'benefit': {
      const [first] = occurrencesOf(ground.history, stream);
      return first ? benefitKind(first) : 'other';
    }
    default:
      return status === 'Student' ? 'family_support' : 'other';
  }
}

/** Public money counts by the months that are left of it; nobody knows what comes after. */
function untilItsEnd(ground: Ground, kind: IncomeKind): Counted {
  const left = monthsGranted(ground, kind);
  return left !== null && left >= constants.BENEFIT_LASTING_MONTHS
    ? { percent: constants.BENEFIT_LASTING, reason: 'benefit_lasting' }
    : { percent: constants.BENEFIT_ENDING, reason: 'benefit_ending' };
}

function countedAs(ground: Ground, kind: IncomeKind, times: number): Counted {
  const { minors } = ground.input.household;
  const isRegular = times >= constants.REGULAR_CREDITS;
  const nothing = (reason: WeightReason): Counted => ({ percent: 0, reason });
  switch (kind) {
    case 'pension':
      return { percent: constants.PENSION, reason: 'pension' };
    case 'rental':
      return declaresRental(ground)
        ? { percent: constants.RENTAL_IN_RETURN, reason: 'rental_in_return' }
        : { percent: constants.RENTAL_NOT_IN_RETURN, reason: 'rental_not_in_return' };
    case 'alimony':
      return isRegular ? { percent: constants.ALIMONY, reason: 'alimony_regular' } : nothing('alimony_irregular');
    case 'child_benefit':
      return minors > 0
        ? { percent: constants.CHILD_BENEFIT, reason: 'child_benefit' }
        : nothing('child_benefit_no_minor');
    case 'investment':
      return { percent: constants.INVESTMENT, reason: 'investment' };
    case 'scholarship':
      return { percent: constants.SCHOLARSHIP, reason: 'scholarship' };
    case 'family_support':
      return isRegular ? { percent: constants.FAMILY_SUPPORT, reason: 'family_support' } : nothing('one_off');
    case 'unemployment_benefit':
    case 'parental_benefit':
      return untilItsEnd(ground, kind);
    case 'housing_benefit':
      return nothing('housing_benefit');
    default:
      return nothing('one_off');
  }
}

/** A minor in the household says that child benefit is theirs: nobody has to declare it twice. */
const isDeclared = ({ input }: Ground, kind: IncomeKind): boolean =>
  kind === 'child_benefit' ||
  kind === 'housing_benefit' ||
  declaredKinds(input.status, input.declaredSources).has(kind);

function partOf(ground: Ground, stream: Stream): IncomePart {
  const { history, keys } = ground;
  const bookings = occurrencesOf(history, stream);
  const kind = kindOf(ground, stream);
  const isRegular = stream.rhythm !== 'irregular';
  const { percent, reason } = isDeclared(ground, kind)
    ? countedAs(ground, kind, bookings.length)
    : { percent: 0, reason: 'not_declared' as const };
  return {
    kind,
    label: stream.counterparty,
    amount: stream.monthlyAmount,
    percent,
    counted: percentOf(stream.monthlyAmount, percent),
    reason,
    places: [
      ...bookings.map(({ transaction, paper }) => keys.booking(transaction, paper)),
      ...letterPlaces(ground, kind),
    ],
    isGranted: isGrantedAs(ground, kind, stream.monthlyAmount),
    times: bookings.length,
    stream,
    isRegular,
  };
}

/** Income that a letter grants and no account shows. */
function grantedOnPaper(ground: Ground, seen: readonly IncomePart[]): IncomePart[] {
  return grantsOf(ground)
    .filter(({ kind }) => !seen.some((part) => part.kind === kind))
    .map(({ kind, amount, label, place }): IncomePart => {
      const { percent, reason } = isDeclared(ground, kind)
        ? countedAs(ground, kind, 0)
        : { percent: 0, reason: 'not_declared' as const };
      const counted = percentOf(amount, percent);
      const unseen = { times: 0, stream: null, isRegular: true };
      return { kind, label, amount, percent, counted, reason, places: [place], ...unseen };
    });
}

/** Sources that were declared and of which nothing tells: named, and worth nothing until something does. */
function unseenSources({ input }: Ground, told: readonly IncomePart[]): IncomePart[] {
  return input.declaredSources.flatMap((source): IncomePart[] => {
    const kinds = kindsOfSource(source);
    const [kind = 'other'] = kinds;
    if (told.some((part) => kinds.includes(part.kind))) return [];
    const nothing = { amount: 0, percent: 0, counted: 0, times: 0, places: [], stream: null, isRegular: false };
    return [{ ...nothing, kind, label: source, reason: 'not_evidenced' }];
  });
}

const besidePay = ['pension', 'benefit', 'rent_received', 'alimony_received', 'investment', 'other_income'];

/** Income beside pay and business. What nobody declared is told and counts for nothing. */
export function otherIncomes(ground: Ground, unexplained: readonly Stream[]): IncomePart[] {
  const { status } = ground.input;
  // Customers of the self-employed are their business.
  const isBusiness = status === 'Self-employed' || status === 'Hybrid-employed';
  const streams = ground.history.streams.filter(
    ({ direction, ended, category }) =>
      direction === 'in' && !ended && besidePay.includes(category) && !(isBusiness && category === 'other_income'),
  );
  // A hybrid's further payers are customers; an employee's second employer has to be declared with a payslip.
  const wages = isBusiness ? [] : unexplained;
  const undeclared = wages.map((stream): IncomePart => {
    const part = partOf(ground, { ...stream, category: 'salary' });
    return { ...part, percent: 0, counted: 0, reason: 'not_declared' };
  });
  const seen = streams.map((stream) => partOf(ground, stream));
  const told = [...seen, ...grantedOnPaper(ground, seen)];
  return [...told, ...unseenSources(ground, told), ...undeclared];
}
