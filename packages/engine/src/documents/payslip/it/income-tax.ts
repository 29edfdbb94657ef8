import type { Label, Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import { lineAmount } from '../line-amount.ts';
import { columnOf } from '../line-columns.ts';
import { solve, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';
import { irpefLines, type TaxLine } from './irpef-lines.ts';

const credits = ['work_credit', 'further_credit', 'family_credit'] as const;

/** Whether a label begins the words of its row, as the wording of a line of the body does. */
const opensRow = (sheet: Sheet, { row, words }: Label): boolean =>
  sheet.rows[row]?.words.find(({ text }) => /\p{L}{2}/u.test(text)) === words[0];

/** Whether an amount stands above the sum of the earnings, where one is told. */
function isInBody(draft: Draft, { box, page }: Sum): boolean {
  const gross = draft.fields.get('gross');
  return !gross || gross.page !== page || box.bottom < gross.box.top;
}

/** Credits that the slip pays beside its earnings: then the line of the tax holds it before them. */
function creditLines(draft: Draft, sheets: readonly Sheet[]): readonly Sum[] {
  return sheets.flatMap((sheet) =>
    credits.flatMap((name) =>
      (sheet.byName.get(name) ?? []).flatMap((label) => {
        const line = opensRow(sheet, label) ? lineAmount(sheet, label) : null;
        return line && isInBody(draft, line) && columnOf(sheet, label.row, line.box) === 'earnings' ? [line] : [];
      }),
    ),
  );
}

/** Takes the only line of the body that takes income tax off; its credits may be lines of their own. */
function putTaxLine(draft: Draft, sheets: readonly Sheet[], most: number): void {
  // Without a column it is the tax where contributions and it are all that is taken off.
  const rest = (amountIn(draft, 'total_deductions') ?? 0) - (amountIn(draft, 'social_contributions') ?? 0);
  const isTaken = ({ column, sum }: TaxLine): boolean =>
    (column === 'deductions' && isInBody(draft, sum)) || sum.value < 0 || (column === null && sum.value === rest);
  const taken = irpefLines(sheets).filter((line) => isTaken(line) && Math.abs(line.sum.value) <= most);
  const [only, ...more] = taken.map(({ sum }) => sum);
  if (!only || more.length > 0) return;
  const granted = creditLines(draft, sheets).filter(({ page }) => page === only.page);
  const value = Math.abs(only.value) - granted.reduce((total, credit) => total + Math.abs(credit.value), 0);
  const words = [only, ...granted].flatMap((sum) => sum.words);
  if (value > 0) put(draft, 'income_tax', value, words, only.page, certainty.labelled);
}

/** Income tax as withheld: what is left of the gross tax after the credits, where the slip shows them all. */
export function readIncomeTax(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  if (draft.fields.has('income_tax')) return;
  const most = amountIn(draft, 'total_deductions') ?? amountIn(draft, 'gross') ?? Number.POSITIVE_INFINITY;
  // Lines print their base before the tax.
  const base = amountIn(draft, 'taxable') || null;
  const captioned = (field: string): readonly Sum[] =>
    (sums.get(field) ?? []).filter(({ yearly, value }) => !yearly && Math.abs(value) !== base);
  // Where credits are paid beside the earnings, the line holds the tax before them.
  const lines =
    creditLines(draft, sheets).length > 0
      ? []
      : irpefLines(sheets).flatMap(({ sum }) => (Math.abs(sum.value) === base ? [] : sum));
  const month = (field: string): readonly Sum[] => {
    const own = captioned(field);
    // A dash behind it parts it from the credits: "lorda 417,73 - detr. 281,27".
    if (field === 'gross_tax') return own.map((sum) => ({ ...sum, value: Math.abs(sum.value) }));
    if (field !== 'income_tax') return own;
    const isNew = (line: Sum): boolean => own.every(({ words }) => words[0] !== line.words[0]);
    return [...lines.filter(isNew), ...own].sort((a, b) => a.cost - b.cost);
  };
  const solution = solve(
    [
      { field: 'gross_tax', sign: 1 },
      { field: 'work_credit', sign: -1, optional: true },
      { field: 'further_credit', sign: -1, optional: true },
      { field: 'family_credit', sign: -1, optional: true },
      { field: 'income_tax', sign: -1 },
    ],
    month,
    draft.noisy ? 0 : TOLERANCE,
  );
  const solved = solution?.values.get('income_tax');
  if (solution && solved) {
    putCandidate(draft, 'income_tax', { ...solved, value: Math.abs(solved.value) }, certainty.confirmed);
    confirm(draft, 'payslip_irpef', 'passed', {
      expected: Math.abs(solved.value) + solution.rest,
      found: Math.abs(solved.value),
    });
    return;
  }
  // The line takes it off with a minus, the sums print it without.
  const taxes = captioned('income_tax').map((sum) => ({ ...sum, value: Math.abs(sum.value) }));
  const clear = draft.noisy ? null : likely(taxes.filter(({ value }) => value <= most));
  if (clear) putCandidate(draft, 'income_tax', clear, certainty.labelled);
  else if (!draft.noisy) putTaxLine(draft, sheets, most);
}
