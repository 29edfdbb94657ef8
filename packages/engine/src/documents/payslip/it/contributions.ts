import { contributionBounds, contributionFits } from '@vesta/domain/pay-rules/it/contribution-fits';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Confirmation } from '../../reading.ts';
import { readAmount } from '../amount-text.ts';
import { amountIn, certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import type { Sum, Sums } from '../sums.ts';
import { linesOnBase, provenTotals, rowOf, runOf, type SocialLine, socialLines } from './social-lines.ts';

const ROUNDING = 2;
const EURO = 100;
/** The taxable part may hold benefits that the contributions do not. */
const TAXABLE_SLACK = 0.01;

/** Outside these a number on the line was the base, a rate or a quantity. */
const bounds = contributionBounds();

/** What is so much more than the gross of the month is a sum of several. */
const MOST_OF_GROSS = 2;

interface Reckoning {
  readonly amount: number;
  /** Counts only where nothing else lies between gross and net. */
  readonly isOfAll?: boolean;
  /** The base of every part of it, where each row prints its own and the share that it comes to. */
  readonly bases?: readonly number[];
  readonly put: (sure: number) => void;
}

/** The ways to say what was paid: a printed total, all lines together, the first line, a box. */
function reckonings(draft: Draft, lines: readonly SocialLine[], total: Sum | null, box: Sum | null): Reckoning[] {
  const printedAs = (sum: Sum | null): Reckoning[] => {
    if (!sum) return [];
    const amount = Math.abs(sum.value);
    return [{ amount, put: (sure) => putCandidate(draft, 'social_contributions', { ...sum, value: amount }, sure) }];
  };
  const together = [lines, lines.slice(0, 1)].flatMap((some): Reckoning[] => {
    const [first] = some;
    if (!first) return [];
    const amount = some.reduce((total, line) => total + line.amount, 0);
    const words = some.filter((line) => line.page === first.page).flatMap((line) => line.words);
    const bases = some.flatMap(({ base }) => base?.value ?? []);
    const isProven = bases.length === some.length;
    return [
      {
        amount,
        ...(isProven ? { bases } : {}),
        put: (sure) => put(draft, 'social_contributions', amount, words, first.page, sure),
      },
    ];
  });
  // What home help pays besides is a line of its own: "Contributi INPS", "Cassa colf".
  const [other] = total ? lines.filter(({ words }) => !words.some((word) => total.words.includes(word))) : [];
  const both = total && other ? [{ ...other, amount: Math.abs(total.value) + other.amount }] : [];
  const besides = both.map(
    ({ amount, words, page }): Reckoning => ({
      amount,
      isOfAll: true,
      put: (sure) => put(draft, 'social_contributions', amount, words, page, sure),
    }),
  );
  return [...printedAs(total), ...together, ...printedAs(box), ...besides];
}

const byTheHour = /^0,\d{2,5}$/;

/** "132,00  0,310  40,92": hours, what is taken for each, and what both come to. Whoever employs at home pays so. */
function isOfHours(sheets: readonly Sheet[], { page, label, words, value }: Sum): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row]?.words ?? [];
  const last = words.at(-1);
  const [rate, product] = last ? row.slice(row.indexOf(last) + 1) : [];
  if (!last || !row.includes(last) || !rate || !product || !byTheHour.test(rate.text)) return false;
  const taken = Math.round(Math.abs(value) * Number(rate.text.replace(',', '.')));
  return Math.abs((readAmount(product.text) ?? 0) - taken) <= 1;
}

/** What goes to the pension fund, what it is reckoned from, and whether the two fit each other. */
export function readContributions(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const gross = amountIn(draft, 'gross');
  const isOfMonth = ({ value }: Sum): boolean => gross === null || value <= gross * MOST_OF_GROSS;
  // A dash behind a base parts it from what follows: what pay is reckoned from is never less than nothing.
  const month = (field: string): readonly Sum[] =>
    (sums.get(field) ?? [])
      .map((sum) => ({ ...sum, value: Math.abs(sum.value) }))
      .filter((sum) => !sum.yearly && isOfMonth(sum) && !isOfHours(sheets, sum));
  const lines = socialLines(sheets);
  const base = likely(month('social_gross'));
  const totals = provenTotals(sheets, draft.noisy);
  const shown = [...lines, ...totals].find((line) => line.base !== null);
  if (base) putCandidate(draft, 'social_gross', base, certainty.labelled);
  else if (shown?.base) put(draft, 'social_gross', shown.base.value, shown.base.words, shown.page, certainty.confirmed);
  const taxable = likely(month('taxable'));
  if (taxable) putCandidate(draft, 'taxable', taxable, certainty.labelled);
  if (!draft.fields.has('social_contributions')) {
    const from = amountIn(draft, 'social_gross') ?? amountIn(draft, 'gross');
    // Who employs at home pays so much by the hour and withholds no tax: then nothing else lies between gross and net.
    const [all, left] = [amountIn(draft, 'gross'), amountIn(draft, 'net')];
    const onlyTaken = all === null || left === null ? 0 : all - left;
    // Pay of the institute is taxed and not insured, so that contributions may be next to nothing of the whole.
    const taxed = amountIn(draft, 'taxable');
    const notTaxed = taxed === null ? null : (amountIn(draft, 'gross') ?? 0) - taxed;
    // A fund of the trade takes its share as well; what is taxed then is what all of them leave of the insured pay.
    const isAllOfInsured = (amount: number): boolean =>
      from !== null && from % EURO === 0 && taxed !== null && Math.abs(from - amount - taxed) <= EURO / 2;
    const isShare = ({ amount, isOfAll = false }: Pick<Reckoning, 'amount' | 'isOfAll'>): boolean => {
      if (isOfAll || from === null) return isOfAll ? amount > 0 && amount === onlyTaken : true;
      return (
        (amount > 0 && (amount === onlyTaken || isAllOfInsured(amount))) ||
        ((amount * 100 >= from * bounds.least || (amount > 0 && amount === notTaxed)) &&
          amount * 100 <= from * bounds.most)
      );
    };
    // What is no share of the pay is none of its contributions, however near its caption it stands.
    const shares = (field: string): readonly Sum[] => month(field).filter(({ value }) => isShare({ amount: value }));
    const [total, box] = [likely(shares('social_contributions')), likely(month('social_line'))];
    const proven = totals.length > 0 ? reckonings(draft, [...totals, ...lines], null, null) : [];
    const insured = amountIn(draft, 'social_gross');
    const others = insured === null ? [] : linesOnBase(sheets, insured, [...lines, ...totals]);
    const onBase = [lines, [...totals, ...lines]].flatMap((known) =>
      others.length > 0 ? reckonings(draft, [...others, ...known], null, null).slice(0, 1) : [],
    );
    const [known] = lines;
    const run =
      known && total === null && notTaxed !== null && notTaxed > known.amount ? runOf(sheets, known, notTaxed) : [];
    const alone =
      lines.length === 0 && total === null && notTaxed !== null && notTaxed > 0 ? rowOf(sheets, notTaxed) : [];
    const inRun = reckonings(draft, run.length > 0 ? run : alone, null, null).slice(0, 1);
    const ways = [...proven, ...reckonings(draft, lines, total, box), ...onBase, ...inRun].filter(isShare);
    const leaves = amountIn(draft, 'taxable') ?? 0;
    // The base is often rounded to full euros, and what is taxed is left of the pay itself, or of that by contract.
    const wholes = [from, amountIn(draft, 'gross'), amountIn(draft, 'contractual_gross')];
    const isLeft = ({ amount, isOfAll = false }: Reckoning): boolean =>
      isOfAll || wholes.some((whole) => Math.abs(amount - ((whole ?? 0) - leaves)) <= (draft.noisy ? 0 : ROUNDING));
    const isLeftOfEuros = ({ amount, bases = [] }: Reckoning): boolean =>
      insured !== null &&
      insured % EURO === 0 &&
      bases.length > 0 &&
      bases.every((base) => base === insured) &&
      Math.abs(amount - (insured - leaves)) <= EURO / 2;
    const agreed = ways.find(isLeft) ?? ways.find(isLeftOfEuros);
    // What was rounded away cannot tell whether a letter of the taxable pay was misread.
    if (draft.noisy && agreed && !isLeft(agreed)) draft.fields.delete('taxable');
    if (agreed) agreed.put(certainty.confirmed);
    else if (!draft.noisy) ways[0]?.put(certainty.labelled);
    else for (const field of ['social_gross', 'taxable'] as const) draft.fields.delete(field);
  }
  judge(draft, sheets);
}

/** Funds of public employees, of actors, journalists and others: what they take in all is not told in full by the table. */
const otherFund =
  /\b(?:cpdel|cps|cpi|cpug|ctps|inpdap|inadel|enpas|enpals|fpls|inpgi|tfs|opera di? previdenza|gestione (?:dipendenti )?pubblic\w+|gestione separata|previnda(?:i|pi)|(?:mario )?negri|besusso|fondo (?:credito|volo|clero|elettrici|telefonici)|noipa|cassa stato|scau)\b/;

const hasOtherFund = (sheets: readonly Sheet[]): boolean =>
  sheets.some(({ rows }) => rows.some(({ text }) => otherFund.test(plainWordsOf(text))));

function rateOutcome(draft: Draft, sheets: readonly Sheet[], base: number, paid: number): Confirmation['outcome'] {
  const period = draft.fields.get('period')?.value;
  const rules = typeof period === 'string' ? italianPayRules(Number(period.slice(0, 4))) : null;
  if (!rules) return 'inconclusive';
  if (contributionFits(base, paid, rules)) return 'passed';
  return hasOtherFund(sheets) ? 'inconclusive' : 'failed';
}

function judge(draft: Draft, sheets: readonly Sheet[]): void {
  const [base, paid] = [amountIn(draft, 'social_gross'), amountIn(draft, 'social_contributions')];
  const taxable = amountIn(draft, 'taxable');
  if (base === null || paid === null || base <= 0) return;
  const rate = Math.round((paid / base) * 10_000) / 100;
  confirm(draft, 'payslip_inps_rate', rateOutcome(draft, sheets, base, paid), { found: rate });
  if (taxable === null) return;
  const fits = Math.abs(base - paid - taxable) <= Math.max(ROUNDING, base * TAXABLE_SLACK);
  confirm(draft, 'payslip_inps_base', fits ? 'passed' : 'inconclusive', { expected: base - paid, found: taxable });
}
