import type { CostKind, CostTreatment } from '@vesta/domain/report/costs';
import type { Place } from '@vesta/domain/report/place';
import { numberIn } from '../../papers/fields.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import { rentStreams } from '../../papers/statements/rent-streams.ts';
import type { Category } from '../../transactions/category.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import { sumOf } from '../model/cents.ts';
import type { Employment } from './employment.ts';
import type { Ground } from './ground.ts';

/** A payment that returns and goes out. */
export interface Cost {
  readonly label: string | null;
  readonly kind: CostKind;
  readonly treatment: CostTreatment;
  readonly monthly: number;
  readonly latest: number;
  readonly stream: Stream | null;
  readonly times: number;
  readonly places: readonly Place[];
}

const kinds: Partial<Readonly<Record<Category, CostKind>>> = {
  loan: 'loan',
  mortgage: 'mortgage',
  alimony_paid: 'alimony',
  garnishment: 'garnishment',
  rent_paid: 'rent',
  utilities: 'utilities',
  insurance: 'insurance',
  tax: 'tax',
  other_cost: 'other',
};

const owed: readonly CostKind[] = ['loan', 'mortgage', 'alimony', 'garnishment'];

/** Rent ends with the move, unless somebody buys a home and keeps on renting. */
const treatmentOf = (kind: CostKind, keepsRent: boolean): CostTreatment => {
  if (owed.includes(kind)) return 'deducted';
  if (kind === 'rent') return keepsRent ? 'deducted' : 'replaced';
  return 'information';
};

function costOf(ground: Ground, stream: Stream, kind: CostKind): Cost {
  const bookings = occurrencesOf(ground.history, stream);
  return {
    label: stream.counterparty,
    kind,
    treatment: treatmentOf(kind, ground.input.keepsRent),
    monthly: stream.monthlyAmount,
    latest: stream.latestAmount,
    stream,
    times: bookings.length,
    places: bookings.map(({ transaction, paper }) => ground.keys.booking(transaction, paper)),
  };
}

/** Loans that the wage repays and seizures are off the net already: told, not taken twice. */
function takenFromPay(ground: Ground, { jobs }: Employment): Cost[] {
  return jobs.flatMap(({ slips }) => {
    const reading = slips.at(-1)?.slip.reading;
    if (!reading) return [];
    return (['garnishment', 'salary_loan'] as const).flatMap((field): Cost[] => {
      const cents = numberIn(reading, field) ?? 0;
      if (cents <= 0) return [];
      return [
        {
          label: null,
          kind: field === 'garnishment' ? 'garnishment' : 'pay_assignment',
          treatment: 'information',
          monthly: cents,
          latest: cents,
          stream: null,
          times: slips.filter(({ slip }) => (numberIn(slip.reading, field) ?? 0) > 0).length,
          places: [ground.keys.place(reading, field)],
        },
      ];
    });
  });
}

/** A rent that goes on beside a loan and that no account shows: taken at the word of whoever pays it. */
function rentUnseen({ input: { keepsRent, applicant } }: Ground, seen: readonly Cost[]): Cost[] {
  const monthly = applicant.declared_rent ?? 0;
  if (!keepsRent || monthly <= 0 || seen.some(({ kind }) => kind === 'rent')) return [];
  const unseen = { label: null, stream: null, times: 0, places: [] };
  return [{ ...unseen, kind: 'rent', treatment: 'deducted', monthly, latest: monthly }];
}

export interface Costs {
  readonly list: readonly Cost[];
  readonly commitments: number;
  readonly rent: number | null;
  readonly rentPlaces: readonly Place[];
  /** All that returns; null where no account is known. */
  readonly total: number | null;
}

export function costsOf(ground: Ground, employment: Employment): Costs {
  const { history, input } = ground;
  const rents = new Set(rentStreams(history, input.applicant.declared_rent ?? 0));
  const running = history.streams.filter(({ direction, ended }) => direction === 'out' && !ended);
  const seen = running.flatMap((stream): Cost[] => {
    const kind = rents.has(stream) ? 'rent' : kinds[stream.category];
    const isHabit = stream.rhythm !== 'irregular' || (kind !== undefined && kind !== 'other' && kind !== 'tax');
    return kind && isHabit ? [costOf(ground, stream, kind)] : [];
  });
  const list = [...seen, ...rentUnseen(ground, seen), ...takenFromPay(ground, employment)];
  const deducted = sumOf(list.filter(({ treatment }) => treatment === 'deducted').map(({ monthly }) => monthly));
  const rented = seen.filter(({ kind }) => kind === 'rent');
  return {
    list,
    commitments: deducted + input.declaredDebts,
    rent: rented.length === 0 ? null : sumOf(rented.map(({ monthly }) => monthly)),
    rentPlaces: rented.flatMap(({ places }) => places),
    total: history.main === null ? null : sumOf(list.map(({ monthly }) => monthly)) + input.declaredDebts,
  };
}
