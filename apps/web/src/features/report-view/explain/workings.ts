import type { ExplainInput, Explanation, InputName, LimitName } from '@vesta/domain/report/explain';

const MONTHS = 12;
/** Of these three the middle one counts; of fewer or uneven ones the rule is another, which the formula tells. */
const SLIPS = 3;

/** How amounts and shares are written in the language on screen. */
export interface Writing {
  amount: (cents: number) => string;
  /** Whole numbers and decimals without a unit. */
  number: (value: number) => string;
  percent: (value: number) => string;
}

const share = (percent: number, cents: number): number => Math.round((percent * cents) / 100);

type Inputs = Pick<Explanation, 'inputs'>;

const cents = ({ inputs }: Inputs, name: InputName): number[] =>
  inputs.flatMap((input) => (input.name === name && typeof input.value === 'number' ? [input.value] : []));

const one = (explained: Inputs, name: InputName): number | null => cents(explained, name)[0] ?? null;

const nets = (explained: Inputs): number[] =>
  (['net', 'net_without_one_offs', 'paid_out'] as const).flatMap((name) => cents(explained, name));

/** The middle of three, in order; null where it is not what was counted. */
export function middleOf(explained: Inputs): { sorted: number[]; middle: number } | null {
  const sorted = nets(explained).toSorted((a, b) => a - b);
  const middle = sorted[1];
  if (sorted.length !== SLIPS || middle === undefined || middle !== one(explained, 'ordinary_net')) return null;
  return { sorted, middle };
}

/** Amounts on the papers behind an input, each once where it was used, by the day they bear. */
const printedBehind = ({ places }: ExplainInput): number[] =>
  places.flatMap(({ part, printed }) => (part === 'figure' && typeof printed === 'number' ? [printed] : []));

/** What the one paper behind an input prints, where another figure was made of it. */
export function onPaper(input: ExplainInput): number | null {
  const [printed, ...others] = printedBehind(input);
  if (printed === undefined || others.length > 0 || typeof input.value !== 'number') return null;
  return Math.abs(printed) === Math.abs(input.value) ? null : printed;
}

/** The payments that a monthly cost was made of, where they are not all of that amount. */
export function paymentsBehind(input: ExplainInput): number[] | null {
  const paid = printedBehind(input).map(Math.abs);
  return input.name !== 'cost' || paid.length < 2 || paid.every((cents) => cents === input.value) ? null : paid;
}

/** From an ordinary month to a twelfth of the year, written out; null where nothing is added or it does not come out. */
export function yearlyWorking(explained: Inputs, { amount, number }: Writing): string | null {
  const net = one(explained, 'ordinary_net');
  const monthly = one(explained, 'monthly_over_year');
  const paychecks = one(explained, 'paychecks');
  if (net === null || monthly === null || paychecks === null || net === monthly) return null;
  const extras = cents(explained, 'extra_net');
  const percent = one(explained, 'extra_pay_share') ?? 0;
  const estimated = percent === 0 ? 0 : Math.max(0, paychecks - MONTHS - extras.length);
  const seen = extras.reduce((sum, extra) => sum + extra, 0);
  const sum = Math.round((net * (MONTHS + (estimated * percent) / 100) + seen) / MONTHS);
  if (Math.abs(sum - monthly) > 1) return null;
  const part = estimated > 1 ? `${number(estimated)} × ${number(percent / 100)}` : number(percent / 100);
  const months = estimated > 0 ? `(${MONTHS} + ${part})` : String(MONTHS);
  const year = `${amount(net)} × ${months}`;
  const added = extras.map((extra) => ` + ${amount(extra)}`).join('');
  return `${extras.length > 0 ? `(${year}${added})` : year} ÷ ${MONTHS}`;
}

/** One of the limits of which the smallest counts. */
export function limitWorking(explained: Inputs, name: LimitName, { amount, percent }: Writing): string | null {
  const income = one(explained, 'income');
  const commitments = one(explained, 'commitments');
  const rentShare = one(explained, 'rent_share');
  const room = one(explained, 'debt_room');
  const living = one(explained, 'living_minimum');
  if (income === null) return null;
  if (name === 'ratio') return rentShare === null ? null : `${percent(rentShare)} × ${amount(income)}`;
  if (commitments === null) return null;
  if (name === 'residual')
    return living === null ? null : `${amount(income)} − ${amount(commitments)} − ${amount(living)}`;
  if (rentShare === null || room === null) return null;
  return `${percent(rentShare + room)} × ${amount(income)} − ${amount(commitments)}`;
}

/** How the last line follows from the ones above it, where it is more than their sum. */
export function totalWorking(explained: Explanation, { amount, percent }: Writing): string | null {
  const both = (a: InputName, b: InputName, sign: string): string | null => {
    const [left, right] = [one(explained, a), one(explained, b)];
    return left === null || right === null ? null : `${amount(left)} ${sign} ${amount(right)}`;
  };
  switch (explained.formula) {
    case 'income_less_commitments':
      return both('income', 'commitments', '−');
    case 'loan_to_value':
      return both('loan_amount', 'property_value', '÷');
    case 'debt_to_income': {
      const debts = both('instalment', 'commitments', '+');
      const income = one(explained, 'income');
      return debts && income !== null ? `(${debts}) ÷ ${amount(income)}` : null;
    }
    case 'employed_income': {
      const [weight] = explained.weights;
      if (!weight || share(weight.percent, weight.amount) !== weight.counted) return null;
      return `${amount(weight.amount)} × ${percent(weight.percent)}`;
    }
    default:
      return null;
  }
}
