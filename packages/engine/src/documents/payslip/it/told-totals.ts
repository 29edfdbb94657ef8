import { plainWordsOf } from '@vesta/domain/text/fold';
import { around, type Box } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { likely } from '../likely.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

/** A net is rounded, and the rest of the month before may be put to it. */
const ROUNDING = 200;
const SAME_ROW = 0.5;

const month = (sums: Sums, field: string): readonly Sum[] =>
  (sums.get(field) ?? []).filter(({ yearly, ruled }) => !yearly && !ruled);

const isBeside = (a: Sum, b: Sum): boolean =>
  a.page === b.page && Math.abs(a.box.bottom - b.box.bottom) <= SAME_ROW * (a.box.bottom - a.box.top);

interface Totals {
  readonly earned: number;
  readonly taken: number;
  readonly box: Box;
}

const heads = /\bcompetenze\b.*\b(?:ritenute|trattenute)\b/;
const ofYear = /\b(?:prog\w*|ann\w*)\b/;

/** A row that names both columns, each with its sum behind: "Competenze: 1.975,03  Ritenute: 384,39". */
function columnTotals({ rows }: Sheet): Totals[] {
  return rows.flatMap(({ text, words }): Totals[] => {
    const plain = plainWordsOf(text);
    const amounts = heads.test(plain) && !ofYear.test(plain) ? amountsIn(words) : [];
    const [earned, taken] = amounts.slice(-2);
    const second = words.findLastIndex((word) => /^(?:ritenute|trattenute)/i.test(word.text));
    if (!earned || !taken || amounts.length < 2) return [];
    const at = (amount: RowAmount): number => words.indexOf(amount.words[0] as Word);
    const isNamed = at(earned) < second && at(taken) > second && earned.value > taken.value && taken.value > 0;
    return isNamed
      ? [{ earned: earned.value, taken: taken.value, box: around(taken.words.map(({ box }) => box)) }]
      : [];
  });
}

/**
 * The totals of what is earned and what is taken off, printed beside each other, give the net. Where single rows gave it and
 * the totals do not, a row is missing that they still hold.
 */
export function judgeTotals(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const net = amountIn(draft, 'net');
  const isProved = draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'passed');
  if (draft.noisy || net === null || !isProved || sheets.length !== 1 || draft.fields.has('total_deductions')) return;
  const taken = likely(month(sums, 'total_deductions'));
  const earned = taken && month(sums, 'gross').find((sum) => isBeside(sum, taken) && sum.value > Math.abs(taken.value));
  const named = sheets.flatMap(columnTotals);
  const told = taken && earned ? { earned: earned.value, taken: Math.abs(taken.value), box: taken.box } : named[0];
  if (!told || named.length > 1) return;
  const left = told.earned - told.taken;
  if (Math.abs(left - net) <= ROUNDING) return;
  confirm(draft, 'payslip_totals', 'failed', {
    expected: left,
    found: net,
    page: sheets[0]?.page.number ?? null,
    box: told.box,
  });
}
