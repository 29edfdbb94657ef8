import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { isLowering } from './insured-pay.ts';

/** A year's pay is divided by this much; half a percent of the insured pay goes to the pension fund. */
const DIVISOR = 13.5;
const FUND = 0.005;
/** Small elements of the pay may be left out by contract. */
const SLACK = 0.05;
const SLACK_CENTS = 100;

/**
 * What is put aside for the end of the job is reckoned from the pay. Not all that is paid counts, but the elements of the
 * monthly pay do: less than their share belongs to another pay.
 */
export function judgeSeverance(draft: Draft, sheets: readonly Sheet[]): void {
  const place = draft.fields.get('severance_accrual');
  const [share, elements, gross, insured] = (
    ['severance_accrual', 'contractual_gross', 'gross', 'social_gross'] as const
  ).map((field) => amountIn(draft, field));
  if (draft.noisy || !place || !share || !elements || !gross || !insured) return;
  if (draft.fields.get('kind')?.value !== 'ordinary') return;
  if (sheets.some((sheet) => sheet.rows.some(({ text }) => isLowering(plainWordsOf(text))))) return;
  const base = Math.min(elements, gross, insured);
  const due = Math.round(base / DIVISOR - base * FUND);
  const isLess = share < due * (1 - SLACK) - SLACK_CENTS;
  confirm(draft, 'payslip_severance', isLess ? 'failed' : 'passed', {
    expected: due,
    found: share,
    page: place.page,
    box: place.box,
  });
}

/** Most that supplements of the year add to an extra month. */
const MOST_ADDED = 0.15;
const extraMonths: readonly unknown[] = ['tredicesima', 'quattordicesima'];

/** A thirteenth pay is a month's pay as the slip prints its elements, or as many twelfths of it as were worked. */
export function judgeExtraMonth(draft: Draft): void {
  const place = draft.fields.get('gross');
  const [gross, elements] = [amountIn(draft, 'gross'), amountIn(draft, 'contractual_gross')];
  if (draft.noisy || !place || !gross || !elements || !extraMonths.includes(draft.fields.get('kind')?.value)) return;
  confirm(draft, 'payslip_extra_month', gross > elements * (1 + MOST_ADDED) ? 'failed' : 'passed', {
    expected: elements,
    found: gross,
    page: place.page,
    box: place.box,
  });
}
