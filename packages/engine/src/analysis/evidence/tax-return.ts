import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Place } from '@vesta/domain/report/place';
import type { ReadingOf } from '../../documents/reading.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import { divided, percentOf, sumOf } from '../model/cents.ts';
import { constants } from '../model/constants.ts';
import type { Ground } from './ground.ts';

export interface ReturnedIncome {
  /** Net of the business a month. */
  readonly monthly: number;
  readonly year: number | null;
  readonly places: readonly Place[];
}

const MONTHS = 12;
const returns: readonly PaperType[] = ['redditi_pf', 'est_bescheid', 'modello_730', 'cu'];
const books: readonly PaperType[] = ['euer', 'bwa'];

const newest = (readings: readonly ReadingOf<'fiscal_document'>[]): ReadingOf<'fiscal_document'> | null =>
  readings.toSorted((a, b) => (numberIn(b, 'tax_year') ?? 0) - (numberIn(a, 'tax_year') ?? 0))[0] ?? null;

/** Yearly net of the flat-rate part, which stands apart from all other income of a return. */
function flatRateNet(reading: ReadingOf<'fiscal_document'>): number | null {
  const gross = numberIn(reading, 'flat_rate_gross');
  if (gross === null) return null;
  return gross - (numberIn(reading, 'flat_rate_contributions') ?? 0) - (numberIn(reading, 'flat_rate_tax') ?? 0);
}

const partsOfBusiness = ['professional_income', 'income_self_employed', 'income_business'] as const;
const totals = ['total_income', 'sum_of_income', 'gross_income'] as const;

/** Yearly net of work on own account; of a mixed return the part that it has in all income. */
function businessNet(reading: ReadingOf<'fiscal_document'>, isMixed: boolean): number | null {
  const flat = flatRateNet(reading);
  const net = numberIn(reading, 'net_estimate');
  if (flat !== null && (isMixed || net === null)) return flat;
  if (net === null) return null;
  if (!isMixed) return reading.type === 'cu' && textIn(reading, 'employment_kind') !== 'self_employed' ? null : net;
  const own = sumOf(partsOfBusiness.flatMap((name) => numberIn(reading, name) ?? []));
  const total = totals.map((name) => numberIn(reading, name)).find((value) => value !== null && value > 0) ?? 0;
  return own > 0 && total > 0 ? divided(net * Math.min(own, total), total) : null;
}

function monthlyOfBooks(reading: ReadingOf<'fiscal_document'>): number | null {
  if (reading.type === 'euer') {
    const profit = numberIn(reading, 'profit');
    return profit === null ? null : percentOf(divided(profit, MONTHS), constants.BOOKS_NET);
  }
  const result = numberIn(reading, 'result_to_date');
  const months = Number(textIn(reading, 'period')?.slice(5) ?? 0);
  if (result === null || months < 1) return null;
  return percentOf(percentOf(divided(result, months), constants.BOOKS_NET), constants.BOOKS_ONLY);
}

/** Net a month by the newest return; by the books where there is none. */
export function returnedIncome({ set, keys }: Ground, isMixed: boolean): ReturnedIncome | null {
  const papers = readPapersOf(set, 'fiscal_document').map(({ reading }) => reading);
  const filed = papers.filter(({ type }) => returns.includes(type));
  const reading = newest(filed.filter((one) => businessNet(one, isMixed) !== null));
  const yearly = reading && businessNet(reading, isMixed);
  if (reading && yearly !== null) {
    const field = reading.fields.net_estimate ? 'net_estimate' : 'flat_rate_gross';
    return {
      monthly: divided(yearly, MONTHS),
      year: numberIn(reading, 'tax_year'),
      places: [keys.place(reading, field)],
    };
  }
  const book = newest(papers.filter(({ type }) => books.includes(type)));
  const monthly = book && monthlyOfBooks(book);
  if (!book || monthly === null) return null;
  const field = book.type === 'euer' ? 'profit' : 'result_to_date';
  return { monthly, year: numberIn(book, 'tax_year'), places: [keys.place(book, field)] };
}

/** What the books leave of a hundred that came in; null where no books were handed in. */
export function measuredShare({ set }: Ground): number | null {
  for (const { reading } of readPapersOf(set, 'fiscal_document')) {
    const [revenue, result] =
      reading.type === 'euer'
        ? [numberIn(reading, 'revenue'), numberIn(reading, 'profit')]
        : [numberIn(reading, 'revenue_to_date'), numberIn(reading, 'result_to_date')];
    if (books.includes(reading.type) && revenue && result !== null && revenue > 0) {
      return Math.floor((result * 100) / revenue);
    }
  }
  return null;
}

/** Whether a return declares rent from property. */
export const declaresRental = ({ set }: Ground): boolean =>
  readPapersOf(set, 'fiscal_document').some(({ reading }) => (numberIn(reading, 'income_rental') ?? 0) > 0);
