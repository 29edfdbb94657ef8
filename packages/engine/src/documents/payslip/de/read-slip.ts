import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import { readEmployer } from '../company.ts';
import { readDates } from '../dates.ts';
import { type Draft, newDraft } from '../draft.ts';
import { readIban } from '../iban.ts';
import { readKind } from '../kind.ts';
import type { LayoutFamily } from '../layout-family.ts';
import { readSampleMark } from '../marked-sample.ts';
import { oneOffsOf, putOneOffs, readCreditors } from '../one-offs.ts';
import { readPeriod } from '../period.ts';
import { isNoisy, payslipSheets } from '../sheets.ts';
import { sumsOf } from '../sums.ts';
import { dropBeyondGross } from '../within-gross.ts';
import { readGermanAmounts } from './amounts.ts';
import { readBases, readYearToDate } from './bases.ts';
import { withSumsNamed } from './captions-by-amount.ts';
import { withColumnOfParts } from './column-of-parts.ts';
import { readGermanContract } from './contract.ts';
import { readConvertedPay } from './converted-pay.ts';
import { readInsuredBase } from './insured-base.ts';
import { germanLabels } from './labels.ts';
import { readGermanName } from './name.ts';
import { readUntouchedPay } from './nothing-taken.ts';
import { readPayout } from './payout.ts';
import { readGermanPerson } from './person.ts';
import { readRowBases } from './row-bases.ts';
import { readTotalDeductions } from './total-deductions.ts';
import { judgeUntoldPay } from './untold-pay.ts';

/** Names that all slips share for what each country calls its own way. */
const shared = [
  ['tax_deductions', 'income_tax'],
  ['social_security_deductions', 'social_contributions'],
  ['tax_gross', 'taxable'],
] as const;

const sumOptions = {
  without: new Set(['net_items', 'gross_items', 'yearly', 'column_heads', 'period']),
  yearlyRows: 16,
  monthly: new Set(['net', 'paid_amount', 'tax_deductions', 'social_security_deductions', 'other_deductions']),
};

export function readGermanSlip(pages: readonly Page[], family: LayoutFamily | null, today: Day): Draft {
  const sheets = payslipSheets(pages, germanLabels).map(withSumsNamed);
  const draft = newDraft(isNoisy(sheets));
  const sums = withColumnOfParts(sheets, sumsOf(sheets, { ...sumOptions, ruled: family?.ruled ?? false }));
  readPeriod(draft, sheets, today);
  readDates(draft, sheets, today);
  readGermanName(draft, sheets);
  readGermanPerson(draft, sheets, family?.layout ?? null, today);
  readEmployer(draft, sheets, true);
  readGermanAmounts(draft, sheets, sums);
  readConvertedPay(draft, sheets);
  readUntouchedPay(draft, sheets, sums);
  readTotalDeductions(draft, sums);
  readPayout(draft, sheets, sums);
  readRowBases(draft, sheets);
  readBases(draft, sums);
  readInsuredBase(draft, sheets);
  judgeUntoldPay(draft, sheets);
  readYearToDate(draft, sums);
  readIban(draft, sheets);
  const oneOffs = oneOffsOf(sheets);
  putOneOffs(draft, oneOffs);
  readCreditors(draft, sheets);
  readKind(draft, sheets, oneOffs);
  readSampleMark(draft, sheets);
  readGermanContract(draft, sheets);
  dropBeyondGross(draft);
  for (const [from, to] of shared) {
    const found = draft.fields.get(from);
    if (found) draft.fields.set(to, found);
  }
  return draft;
}
