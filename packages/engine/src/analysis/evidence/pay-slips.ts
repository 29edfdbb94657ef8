import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import type { Month } from '../../coverage/month.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import { findAllPay } from '../../papers/pay/find-all-pay.ts';
import { type Slip, slipsIn } from '../../papers/pay/slips.ts';
import { oneOffsOf } from '../../papers/pay/slips-by-month.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import { divided, sumOf } from '../model/cents.ts';
import type { Ground } from './ground.ts';

/** A payslip with its place among the figures. */
export interface PaidSlip {
  readonly slip: Slip;
  readonly month: Month;
  readonly isOrdinary: boolean;
  readonly net: number | null;
  /** What reaches the person: the net less what is taken off below it. */
  readonly paid: number | null;
  /** Of the net, what an ordinary month does not have. */
  readonly oneOff: number;
  readonly ordinary: number | null;
  /** What the bank received for it; null where the bank does not tell. */
  readonly banked: number | null;
  readonly credits: readonly Understood[];
  readonly agrees: boolean | null;
}

/** Paid out as it stands, untaxed; all else is taxed like pay. */
const untaxed: readonly string[] = ['refund_730', 'charge_730', 'expenses', 'travel', 'advance', 'tax_adjustment'];

/**
 * What one-off lines made of the net. Taxed ones are printed before tax: they are taken to be taxed like the whole
 * slip, which leaves a little less for the ordinary month than there may be.
 */
function oneOffIn({ reading }: Slip, net: number | null): number {
  const gross = numberIn(reading, 'gross');
  const amounts = oneOffsOf({ reading }).map(({ kind, amount }) => {
    if (untaxed.includes(kind) || net === null || !gross || gross <= 0) return amount;
    return divided(amount * Math.min(net, gross), gross);
  });
  return sumOf(amounts);
}

const extraKinds: readonly string[] = ['tredicesima', 'quattordicesima', 'bonus', 'advance'];

export function paidSlips({ set, history }: Pick<Ground, 'set' | 'history'>): PaidSlip[] {
  return findAllPay(slipsIn(set), history).flatMap(({ slip, state, credits }): PaidSlip[] => {
    if (slip.month === null) return [];
    const net = numberIn(slip.reading, 'net') ?? slip.paid;
    const isOrdinary = !extraKinds.includes(textIn(slip.reading, 'kind') ?? 'ordinary');
    const oneOff = isOrdinary ? oneOffIn(slip, net) : 0;
    // What arrives counts: savings plans, seizures and vouchers below the net do not, nor do expenses paid beside it.
    const arriving = net === null ? null : Math.min(net, slip.paid ?? net);
    const isSeen = state === 'found' || state === 'other';
    const banked = isSeen ? sumOf(credits.map(({ transaction }) => transaction.amount)) : null;
    return [
      {
        slip,
        month: slip.month,
        isOrdinary,
        net,
        paid: slip.paid,
        oneOff,
        ordinary: arriving === null ? null : arriving - oneOff,
        banked,
        credits: isSeen ? credits : [],
        agrees: state === 'found' ? true : state === 'unknown' ? null : false,
      },
    ];
  });
}

/** Slips of one employer, oldest first. */
export interface JobSlips {
  readonly employer: string | null;
  readonly slips: readonly PaidSlip[];
}

const isSame = (a: string | null, b: string | null): boolean =>
  a === null || b === null || compareEmployers(a, b) >= EMPLOYER_MATCH_FROM;

/** A slip that corrects a month, or is simply the later one of two, stands for that month. */
function oncePerMonth(slips: readonly PaidSlip[]): PaidSlip[] {
  const byMonth = new Map<Month, PaidSlip>();
  for (const slip of slips) {
    const known = byMonth.get(slip.month);
    const isCorrection = textIn(slip.slip.reading, 'kind') === 'correction';
    if (!known || isCorrection || textIn(known.slip.reading, 'kind') !== 'correction') byMonth.set(slip.month, slip);
  }
  return [...byMonth.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** Slips by employer, the newest job first; a job that ended before the newest one began does not pay any more. */
export function jobsIn(slips: readonly PaidSlip[]): { readonly current: JobSlips[]; readonly former: JobSlips[] } {
  const jobs: { employer: string | null; slips: PaidSlip[] }[] = [];
  for (const slip of slips.filter(({ isOrdinary }) => isOrdinary)) {
    const job = jobs.find(({ employer }) => isSame(employer, slip.slip.employer));
    if (job) job.slips.push(slip);
    else jobs.push({ employer: slip.slip.employer, slips: [slip] });
  }
  const sorted = jobs
    .map((job) => ({ ...job, slips: oncePerMonth(job.slips) }))
    .sort((a, b) => ((a.slips.at(-1)?.month ?? '') < (b.slips.at(-1)?.month ?? '') ? 1 : -1));
  const newest = sorted[0];
  const isBeside = ({ slips: own }: JobSlips): boolean =>
    own.some(({ month }) => newest?.slips.some((other) => other.month === month)) &&
    own.at(-1)?.month === newest?.slips.at(-1)?.month;
  const current = sorted.filter((job) => job === newest || isBeside(job));
  return { current, former: sorted.filter((job) => !current.includes(job)) };
}
