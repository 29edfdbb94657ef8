import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import type { Place } from '@vesta/domain/report/place';
import { numberIn, textIn } from '../../papers/fields.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import { pickSalary } from '../../transactions/streams/pick-salary.ts';
import type { Stream } from '../../transactions/streams/stream.ts';
import { percentOf } from '../model/cents.ts';
import { constants } from '../model/constants.ts';
import { contractWeight } from '../model/contract-weight.ts';
import { type OrdinaryPay, ordinaryPay } from '../model/ordinary-pay.ts';
import { monthlyOverYear } from '../model/yearly-pay.ts';
import { type ContractEvidence, contractEvidence } from './contract.ts';
import type { Ground } from './ground.ts';
import type { IncomePart } from './income-part.ts';
import { type JobSlips, jobsIn, type PaidSlip, paidSlips } from './pay-slips.ts';

/** A job and how its figure came about. */
export interface Job {
  readonly employer: string | null;
  readonly slips: readonly PaidSlip[];
  readonly counted: readonly PaidSlip[];
  readonly pay: OrdinaryPay | null;
  readonly contract: ContractEvidence;
  readonly paychecks: number;
  readonly extras: readonly PaidSlip[];
  readonly extrasShown: boolean;
  readonly monthly: number;
  readonly stream: Stream | null;
  readonly part: IncomePart;
}

const isPaidBy = (stream: Stream, employer: string | null): boolean =>
  employer !== null &&
  stream.counterparty !== null &&
  compareEmployers(stream.counterparty, employer) >= EMPLOYER_MATCH_FROM;

const YEAR = 12;

function streamOf(ground: Ground, slips: readonly PaidSlip[], employer: string | null): Stream | null {
  const { history } = ground;
  const credits = new Set(slips.flatMap((slip) => slip.credits));
  const salaries = history.streams.filter(({ category }) => category === 'salary');
  return (
    salaries.find((stream) => occurrencesOf(history, stream).some((booking) => credits.has(booking))) ??
    salaries.find((stream) => isPaidBy(stream, employer)) ??
    null
  );
}

/** Credits as they compare with ordinary nets: what is paid beside the net stays out of both. */
const bankedOf = ({ banked, ordinary, slip }: PaidSlip): number | null =>
  banked === null || ordinary === null || slip.paid === null ? null : ordinary + banked - slip.paid;

function placesOf(ground: Ground, counted: readonly PaidSlip[]): Place[] {
  const { keys } = ground;
  return counted.flatMap(({ slip, credits }) => [
    keys.place(slip.reading, slip.reading.fields.net ? 'net' : 'paid_amount'),
    ...credits.map(({ transaction, paper }) => keys.booking(transaction, paper, 'compared')),
  ]);
}

/** The newest thirteenth and the newest fourteenth salary that were really paid. */
function newestExtras(extras: readonly PaidSlip[]): PaidSlip[] {
  return ['tredicesima', 'quattordicesima'].flatMap(
    (kind) => extras.filter(({ slip }) => textIn(slip.reading, 'kind') === kind).at(-1) ?? [],
  );
}

function jobOf(ground: Ground, { employer, slips }: JobSlips, extras: readonly PaidSlip[]): Job {
  const told = slips.filter(({ ordinary }) => ordinary !== null && ordinary > 0);
  const counted = told.slice(-constants.PAYSLIPS_COUNTED);
  const pay = ordinaryPay(
    counted.flatMap(({ ordinary }) => ordinary ?? []),
    counted.flatMap((slip) => bankedOf(slip) ?? []),
  );
  const contract = contractEvidence(ground, { employer, slips });
  const extrasShown = contract.paychecksShown || extras.length > 0;
  const paid = newestExtras(extras);
  const paychecks = Math.max(contract.paychecks ?? YEAR, YEAR + paid.length);
  const yearly = {
    net: pay?.net ?? 0,
    paychecks,
    extras: paid.flatMap(({ net }) => net ?? []),
    isEvidenced: extrasShown,
  };
  const monthly = monthlyOverYear(yearly, ground.input.region);
  const { percent, reason } = contractWeight(contract, ground.input.kind);
  const places = placesOf(ground, counted);
  const part: IncomePart = {
    kind: 'employment',
    label: employer,
    amount: monthly,
    percent,
    counted: percentOf(monthly, percent),
    reason,
    places,
    times: counted.length,
    stream: streamOf(ground, slips, employer),
    isRegular: true,
  };
  return {
    employer,
    slips,
    counted,
    pay,
    contract,
    paychecks,
    extras: paid,
    extrasShown,
    monthly,
    stream: part.stream,
    part,
  };
}

/** A salary that only the bank shows. */
function bankJob(ground: Ground, stream: Stream): Job {
  const { history, keys } = ground;
  const bookings = occurrencesOf(history, stream);
  const pay: OrdinaryPay = { net: stream.monthlyAmount, isVariable: false, usesBank: true, differs: false };
  const job: JobSlips = { employer: stream.counterparty, slips: [] };
  const contract = contractEvidence(ground, job);
  const paychecks = contract.paychecks ?? YEAR;
  const monthly = monthlyOverYear(
    { net: pay.net, paychecks, extras: [], isEvidenced: contract.paychecksShown },
    ground.input.region,
  );
  const { percent, reason } = contractWeight(contract, ground.input.kind);
  const part: IncomePart = {
    kind: 'employment',
    label: stream.counterparty,
    amount: monthly,
    percent,
    counted: percentOf(monthly, percent),
    reason,
    places: bookings.map(({ transaction, paper }) => keys.booking(transaction, paper)),
    times: bookings.length,
    stream,
    isRegular: stream.rhythm !== 'irregular',
  };
  const none = { slips: [], counted: [], extras: [], extrasShown: contract.paychecksShown };
  return { ...none, employer: stream.counterparty, pay, contract, paychecks, monthly, stream, part };
}

/** A job that is signed and has not begun: its pay is estimated from the contract's gross. */
function futureJob(ground: Ground): Job | null {
  const contract = contractEvidence(ground, null);
  if (contract.hasBegun || contract.monthlyGross === null) return null;
  const amount = percentOf(contract.monthlyGross, constants.PROSPECTIVE_NET);
  const { percent, reason } = contractWeight(contract, ground.input.kind);
  const reading = ground.set.papers.flatMap(({ readings }) => readings).find(({ kind }) => kind === 'work_contract');
  const employer = reading ? textIn(reading, 'payer_name') : null;
  const part: IncomePart = {
    kind: 'employment',
    label: employer,
    amount,
    percent,
    counted: percentOf(amount, percent),
    reason,
    places: reading ? [ground.keys.place(reading, 'monthly_gross')] : [],
    times: 0,
    stream: null,
    isRegular: false,
  };
  const none = { slips: [], counted: [], extras: [], extrasShown: false, pay: null, stream: null };
  return { ...none, employer, contract, paychecks: contract.paychecks ?? YEAR, monthly: amount, part };
}

export interface Employment {
  readonly jobs: readonly Job[];
  /** All payslips, those of former jobs and extra salaries as well. */
  readonly slips: readonly PaidSlip[];
  /** Salaries that no payslip explains, beside those that one does. */
  readonly unexplained: readonly Stream[];
}

const isExtraOf = (slip: PaidSlip, employer: string | null): boolean =>
  ['tredicesima', 'quattordicesima'].includes(textIn(slip.slip.reading, 'kind') ?? '') &&
  numberIn(slip.slip.reading, 'net') !== null &&
  (employer === null ||
    slip.slip.employer === null ||
    compareEmployers(slip.slip.employer, employer) >= EMPLOYER_MATCH_FROM);

/** Pay: from payslips where there are any, else from the bank alone. */
export function employmentOf(ground: Ground): Employment {
  const slips = paidSlips(ground);
  const { current } = jobsIn(slips);
  const onPaper = current.map((job) =>
    jobOf(
      ground,
      job,
      slips.filter((slip) => isExtraOf(slip, job.employer)),
    ),
  );
  // What companies pay the self-employed month after month looks like pay and is not.
  const streams = ground.input.status === 'Self-employed' ? [] : ground.history.streams;
  const { main, others } = pickSalary(streams);
  const seen = [...(main ? [main] : []), ...others];
  if (onPaper.length > 0) {
    return {
      jobs: onPaper,
      slips,
      unexplained: seen.filter((stream) => onPaper.every((job) => job.stream !== stream)),
    };
  }
  // Whoever says they are out of work has no pay: what still looks like it is shown and not counted.
  const isOut = ground.input.status === 'Unemployed';
  const wage = main && !isOut ? bankJob(ground, main) : futureJob(ground);
  return { jobs: wage ? [wage] : [], slips, unexplained: seen.filter((stream) => isOut || stream !== main) };
}
