import type { Reading } from '../../documents/reading.ts';
import { type CertifiedYear, certifiedYears } from '../../papers/employers/certified-years.ts';
import { claimIn } from '../../papers/employers/employer-claims.ts';
import { numberIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { newestSlip, type Slip, slipsIn } from '../../papers/pay/slips.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import { medianOf } from '../../transactions/median.ts';
import { pickSalary } from '../../transactions/streams/pick-salary.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf, reckoned } from '../run/places.ts';
import { placeOfBooking } from '../statement/ground/place-of-booking.ts';
import type { CheckContext } from '../subject.ts';

const MONTHS = 12;
/** A rise since then, a longer illness: a year may come to this much less than twelve of today's months. */
const LEAST = 0.75;
/** Two further salaries and a bonus. */
const MOST = 1.6;
const SHORTEST_SHARE = 0.25;
const YEARS_APART = 1;

interface Comparison {
  readonly ratio: number;
  readonly places: readonly EvidencePlace[];
}

/** What a month brings, and the figures that it was taken from. */
interface Monthly {
  readonly what: string;
  readonly amount: number | null;
  readonly figures: readonly EvidencePlace[];
}

const MOST_SHOWN = 3;

/** A year held against a month; null where one of them is not known. */
function compare(
  { reading, paper, share }: CertifiedYear,
  field: 'gross_income' | 'net_estimate',
  { what, amount: monthly, figures }: Monthly,
): Comparison | null {
  const yearly = numberIn(reading, field);
  if (yearly === null || !monthly || share === null || share < SHORTEST_SHARE) return null;
  const expected = Math.round(monthly * MONTHS * share);
  return {
    ratio: yearly / expected,
    places: [placeOf(reading, field, { paper, expected }), reckoned(what, null, monthly), ...figures],
  };
}

const oneOffs = ['one_off_1_amount', 'one_off_2_amount', 'one_off_3_amount', 'one_off_4_amount'] as const;

/** The usual part of a month in which a thirteenth salary or a bonus was paid as well. */
function withoutOneOffs(reading: Reading<'payslip'>, amount: number | null): number | null {
  const gross = numberIn(reading, 'gross');
  const beside = oneOffs.reduce((sum, name) => sum + Math.max(0, numberIn(reading, name) ?? 0), 0);
  return amount === null || !gross || beside >= gross ? amount : amount * (1 - beside / gross);
}

/** Cents and shares by which the slip's own total of the year may differ from the certificate. */
const SAME_CENTS = 200;
const SAME = 0.005;
const NOTICEABLE = 1.02;

/** The slip of December tells the total of the year itself, as the certificate does. */
function decemberOf(slips: readonly Slip[], { year, reading, paper }: CertifiedYear): Comparison | null {
  const field = reading.country === 'IT' ? 'ytd_taxable' : 'ytd_gross';
  const december = slips.find(({ month }) => month === `${year}-${MONTHS}`);
  const [yearly, total] = [numberIn(reading, 'gross_income'), december ? numberIn(december.reading, field) : null];
  if (!december || yearly === null || !total || total < 0) return null;
  const isSame = Math.abs(yearly - total) <= Math.max(SAME_CENTS, total * SAME);
  return {
    ratio: isSame ? 1 : yearly / total,
    places: [
      placeOf(reading, 'gross_income', { paper, expected: total }),
      placeOf(december.reading, field, { paper: december.paper }),
    ],
  };
}

/** Certificates count what is taxed: in Italy the pay without contributions, in Germany all of it. */
function monthlyBase(slips: readonly Slip[], year: number, country: string | null): Monthly {
  const near = slips.filter(({ month, isOrdinary }) => {
    const apart = month === null ? YEARS_APART + 1 : Number(month.slice(0, 4)) - year;
    return isOrdinary && apart >= 0 && apart <= YEARS_APART;
  });
  const field = country === 'IT' ? 'taxable' : 'gross';
  const amounts = near.flatMap(({ reading }) => withoutOneOffs(reading, numberIn(reading, field)) ?? []);
  const figures = near.slice(-MOST_SHOWN).map(({ reading, paper }) => placeOf(reading, field, { paper }));
  return { what: 'payslips a month', amount: amounts.length === 0 ? null : medianOf(amounts), figures };
}

/** What the employer pays a month by the account; nothing where days and names there may be misread. */
function monthlyCredits(history: BankHistory): Monthly {
  const salary = isDoubtful(history) ? null : pickSalary(history.streams).main;
  const figures = salary ? occurrencesOf(history, salary).slice(-MOST_SHOWN) : [];
  return {
    what: 'credits a month',
    amount: salary?.monthlyAmount ?? null,
    figures: figures.map((credit) => placeOfBooking(credit, 'credit')),
  };
}

function comparisons(set: PaperSet, context: CheckContext, slips: readonly Slip[], year: CertifiedYear): Comparison[] {
  const isNear = Number(context.today.slice(0, 4)) - year.year <= YEARS_APART;
  return [
    compare(year, 'gross_income', monthlyBase(slips, year.year, year.reading.country)),
    isNear ? compare(year, 'net_estimate', monthlyCredits(historyOf(set, context))) : null,
  ].filter((comparison) => comparison !== null);
}

/** A year on the tax certificate is about twelve to fourteen months on payslips and on the account. */
export const annualAcross: Rule<PaperSet, 'R_X_ANNUAL'> = {
  id: 'R_X_ANNUAL',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
  },
  reads: ['employer', 'first_name', 'last_name'],
  judge: (set, context) => {
    const slips = slipsIn(set);
    const slip = newestSlip(slips);
    const employer = slip && claimIn(slip, 'employer_name', 'employer_id');
    const [year] = employer ? certifiedYears(set, employer) : [];
    if (!slip || !year) return null;
    const papers = [year.paper, slip.paper];
    const december = decemberOf(slips, year);
    // Borne out by the employer's own total, a year needs no reckoning from single months.
    if (december?.ratio === 1) return passed(december.places, { papers });
    const compared = comparisons(set, context, slips, year);
    const wrong = [
      ...(december && december.ratio > NOTICEABLE ? [december] : []),
      ...compared.filter(({ ratio }) => ratio < LEAST || ratio > MOST),
    ];
    const [first] = wrong;
    if (first) {
      const data = { year: year.year, percent: Math.round(first.ratio * 100) };
      const working = wrong.flatMap(({ places }) => places);
      const meant = [...new Set([...papers, ...working.flatMap(({ paper }) => paper ?? [])])];
      return failed(working, { papers: meant, data });
    }
    if (compared.length === 0) return inconclusive([], { papers });
    return passed(
      compared.flatMap(({ places }) => places),
      { papers },
    );
  },
};
