import { monthlyGrossTax } from '@vesta/domain/pay-rules/it/income-tax';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { oneOffsOf } from '../one-offs.ts';
import { amountsIn } from '../row-amounts.ts';
import { TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';

const DECEMBER = '12';
/** The tax of the tariff, as far as rounding of bases moves it. */
const NEAR_TARIFF = 0.02;
const credits = ['work_credit', 'further_credit', 'family_credit'] as const;
const ofCredit = /\b(?:detr\w*|ulteriore|ult)\b/;
const ofYear = /\b(?:prog\w*|ann[uo]\w*|da inizio)\b/;

/** The tax before credits that is printed: the one that the tariff gives, where its base stands beside it. */
function grossTaxOf(sums: Sums, taxable: number, due: number): Sum | null {
  const told = (sums.get('gross_tax') ?? []).filter(
    ({ yearly, ruled, value }) => !yearly && !ruled && Math.abs(value) < taxable,
  );
  return told.find(({ value }) => Math.abs(Math.abs(value) - due) <= due * NEAR_TARIFF) ?? null;
}

/** A sum of others, and what is told once more, count once. */
function apart(amounts: readonly number[]): readonly number[] {
  const own = [...new Set(amounts.map(Math.abs))].filter((amount) => amount > 0);
  const sumWithout = (amount: number): number => own.reduce((sum, other) => sum + other, 0) - amount;
  return own.length > 2 ? own.filter((amount) => sumWithout(amount) !== amount) : own;
}

/** All credits that the slip prints, in rows or under captions. */
function creditsOf(sheets: readonly Sheet[], sums: Sums): readonly number[] {
  const captioned = credits.flatMap((name) =>
    (sums.get(name) ?? []).filter(({ yearly }) => !yearly).map(({ value }) => value),
  );
  const inRows = sheets.flatMap(({ rows }) =>
    rows.flatMap(({ text, words }) => {
      const plain = plainWordsOf(text);
      return ofCredit.test(plain) && !ofYear.test(plain) ? (amountsIn(words).at(-1)?.value ?? []) : [];
    }),
  );
  return apart([...captioned, ...inRows]);
}

/** Whether a single figure of the slip, under whatever caption, is what is still missing. */
const isPrinted = (sheets: readonly Sheet[], missing: number, net: number): boolean =>
  sheets.some(({ rows }) =>
    rows.some(({ words }) =>
      amountsIn(words).some(({ value }) => {
        const amount = Math.abs(value);
        return amount !== net && Math.abs(amount - missing) <= TOLERANCE;
      }),
    ),
  );

/**
 * The tax of the tariff less the credits is what is taken: a slip that prints all three and takes less was not always the
 * same. Settlements of the year, and credits that nobody can see, leave it open.
 */
export function judgeNetTax(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const [taxable, net] = [amountIn(draft, 'taxable'), amountIn(draft, 'income_tax')];
  const month = draft.fields.get('period')?.value;
  const rules = typeof month === 'string' ? italianPayRules(Number(month.slice(0, 4))) : null;
  const kind = draft.fields.get('kind')?.value;
  if (draft.noisy || !rules || typeof month !== 'string' || month.endsWith(DECEMBER)) return;
  if (taxable === null || taxable <= 0 || net === null || (kind !== undefined && kind !== 'ordinary')) return;
  if (oneOffsOf(sheets).some((one) => one.kind === 'tax_adjustment')) return;
  const gross = grossTaxOf(sums, taxable, monthlyGrossTax(taxable, rules));
  const told = creditsOf(sheets, sums);
  if (!gross || told.length === 0) return;
  const most = told.reduce((sum, credit) => sum + credit, 0);
  const least = Math.abs(gross.value) - most;
  if (least <= net + TOLERANCE) return;
  const isOpen = isPrinted(sheets, least - net, net);
  const place = draft.fields.get('income_tax');
  confirm(draft, 'payslip_net_tax', isOpen ? 'inconclusive' : 'failed', {
    expected: least,
    found: net,
    page: place?.page ?? null,
    box: place?.box ?? null,
  });
}
