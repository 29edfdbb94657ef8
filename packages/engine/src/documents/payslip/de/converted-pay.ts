import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { amountsIn } from '../row-amounts.ts';
import { TOLERANCE } from '../solve.ts';

/** How slips call what somebody gives up of their pay for a pension, a bicycle or another benefit. */
const converted =
  /\b(?:\w*umwandlung|gehaltsverzicht|barlohnverzicht|pensionskasse|pensionsfonds|direktversicherung|unterstutzungskasse|bav|betriebliche altersvorsorge|altersvorsorge|jobrad|dienstrad|fahrradleasing|vbl|zvk|zusatzversorgung)\b/;
const MOST_LINES = 4;

interface Line {
  readonly value: number;
  readonly page: number;
}

/** The last amount of each row that is about it. */
const linesOn = ({ page, rows }: Sheet): Line[] =>
  rows.flatMap(({ words, text }) => {
    const amount = converted.test(plainWordsOf(text)) ? amountsIn(words).at(-1) : undefined;
    return amount ? [{ value: Math.abs(amount.value), page: page.number }] : [];
  });

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;

/**
 * Pay that was given up lies between the gross and the net and is neither tax nor insurance: where what is missing is just
 * what such lines of the slip take off, the sums come out.
 */
export function readConvertedPay(draft: Draft, sheets: readonly Sheet[]): void {
  const at = draft.confirmations.findIndex(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'failed');
  const [gross, tax, social, net] = (['gross', 'tax_deductions', 'social_security_deductions', 'net'] as const).map(
    (field) => amountIn(draft, field),
  );
  if (at < 0 || !gross || !net || tax == null || social == null) return;
  const missing = gross - tax - social - net;
  const lines = sheets.flatMap(linesOn);
  const all = lines.reduce((sum, { value }) => sum + value, 0);
  const isTold =
    lines.some(({ value }) => isSame(value, missing)) || (lines.length <= MOST_LINES && isSame(all, missing));
  if (missing <= 0 || !isTold) return;
  const [failed] = draft.confirmations.splice(at, 1);
  confirm(draft, 'payslip_net', 'passed', {
    expected: net,
    found: net,
    page: failed?.page ?? null,
    box: failed?.box ?? null,
  });
}
