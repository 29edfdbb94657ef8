import type { Page } from '../../../evidence/page.ts';
import { parseAmount } from '../../../extraction/amount.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import { labelIndex, type Sheet, sheetOf } from '../../../extraction/labels.ts';
import { confirmed, isRecognised, numberIn } from '../../../papers/fields.ts';
import { isOrdinary } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOfConfirmation } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';

/** A year's pay is divided by this much; half a percent of the pay goes to the pension fund. */
const DIVISOR = 13.5;
const FUND = 0.005;
const SLACK = 0.02;
const SLACK_CENTS = 100;
const NEAR = 2;

const labels = labelIndex([
  {
    name: 'quota',
    phrases: [
      'tfr mese',
      'quota tfr',
      'tfr quota mese',
      'tfr maturato nel mese',
      'tfr del mese',
      't f r mese',
      'quota t f r',
    ],
  },
  {
    name: 'base',
    phrases: ['retrib utile tfr', 'retribuzione utile tfr', 'imponibile tfr', 'imp tfr', 'retr utile tfr', 'utile tfr'],
  },
]);

const isAccrual = (quota: number, base: number): boolean =>
  [base / DIVISOR, base / DIVISOR - base * FUND].some(
    (due) => Math.abs(quota - due) <= Math.max(SLACK_CENTS, due * SLACK),
  );

const AROUND = 40;

/** The rows around the words that all its labels share: laying out a whole page costs many times as much. */
function whereSeverance(page: Page): Page | null {
  const named = page.words.filter(({ text }) => /t\.?f\.?r|^f$/i.test(text));
  const near = page.words.filter(({ baseline }) => named.some((word) => Math.abs(word.baseline - baseline) <= AROUND));
  return named.length === 0 ? null : { ...page, words: near };
}

function amountNamed(sheets: readonly Sheet[], name: string): { value: number; place: EvidencePlace } | null {
  const found = sheets
    .flatMap((sheet) => candidatesNamed(sheet, name, { parse: parseAmount, words: 1 }))
    .filter(({ cost, value }) => cost < NEAR && value > 0)
    .sort((a, b) => a.cost - b.cost)[0];
  if (!found) return null;
  const { page, box, value } = found;
  return {
    value,
    place: { page, box, what: name === 'quota' ? 'severance' : 'severance_base', expected: null, found: value },
  };
}

/** What was set aside for the end of the job, against the pay that it is reckoned from. */
export const severanceAccrual: Rule<ReadPaper<'payslip', InspectedPaper>, 'R_IT_TFR_ACCRUAL'> = {
  id: 'R_IT_TFR_ACCRUAL',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'IT' || !isOrdinary(slip)) return null;
    const told = isRecognised(paper, reading) ? null : confirmed(reading, 'payslip_severance');
    if (told?.outcome === 'failed')
      return failed([placeOfConfirmation(told)], {
        variant: 'pay',
        data: { expected: Number(told.expected), found: Number(told.found) },
      });
    const pages = paper.evidence.pages.filter(
      ({ number, origin }) => reading.pages.includes(number) && origin === 'text',
    );
    const sheets = pages.flatMap((page) => {
      const part = whereSeverance(page);
      return part ? [sheetOf(part, labels)] : [];
    });
    const [quota, base] = [amountNamed(sheets, 'quota'), amountNamed(sheets, 'base')];
    if (!quota) return inconclusive();
    const working = [quota.place, ...(base ? [base.place] : [])];
    const bases = (['social_gross', 'gross', 'contractual_gross'] as const).flatMap(
      (name) => numberIn(reading, name) ?? [],
    );
    if ([...bases, ...(base ? [base.value] : [])].some((pay) => isAccrual(quota.value, pay))) return passed(working);
    // Not all pay counts, so without its own base printed the amount can only be borne out.
    return base
      ? failed(working, { data: { expected: Math.round(base.value / DIVISOR), found: quota.value } })
      : inconclusive(working);
  },
};
