import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import { readEmployer } from '../company.ts';
import { readDates } from '../dates.ts';
import { type Draft, newDraft } from '../draft.ts';
import { readIban } from '../iban.ts';
import { readKind } from '../kind.ts';
import { readSampleMark } from '../marked-sample.ts';
import { oneOffsOf, putOneOffs, putRefund, readCreditors } from '../one-offs.ts';
import { readPeriod } from '../period.ts';
import { isNoisy, payslipSheets } from '../sheets.ts';
import { sumsOf } from '../sums.ts';
import { dropBeyondGross } from '../within-gross.ts';
import { readItalianAmounts } from './amounts.ts';
import { withBasesApart } from './base-and-tax.ts';
import { judgeColumns } from './column-sums.ts';
import { readNumberBesideName } from './company-number.ts';
import { readContract } from './contract.ts';
import { readContractualGross } from './contractual-gross.ts';
import { readContributions } from './contributions.ts';
import { readFiscalTable } from './fiscal-table.ts';
import { readIncomeTax } from './income-tax.ts';
import { judgeInsuredPay } from './insured-pay.ts';
import { italianLabels } from './labels.ts';
import { readLocalTaxes } from './local-taxes.ts';
import { readPaidAfterNet } from './paid-after-net.ts';
import { readPaymentsPerYear } from './payments-per-year.ts';
import { readItalianPerson } from './person.ts';
import { readProvenTaxable } from './proven-taxable.ts';
import { readSeverance } from './severance.ts';
import { judgeNetTax } from './told-net-tax.ts';
import { judgeExtraMonth, judgeSeverance } from './told-severance.ts';
import { judgeToldTaxes } from './told-taxes.ts';
import { judgeTotals } from './told-totals.ts';
import { readItalianYear } from './year.ts';
import { readYearBlock } from './year-block.ts';
import { readYearCaptions } from './year-captions.ts';
import { readYearInWords } from './year-in-words.ts';
import { withYearRows } from './year-rows.ts';

const sumOptions = {
  ruled: false,
  without: new Set(['column_earnings', 'column_deductions', 'yearly', 'period']),
  yearlyRows: 3,
  monthly: new Set(['net', 'gross', 'total_deductions', 'severance_accrual']),
};

export function readItalianSlip(pages: readonly Page[], today: Day): Draft {
  const sheets = payslipSheets(pages, italianLabels);
  const draft = newDraft(isNoisy(sheets));
  readPeriod(draft, sheets, today);
  const sums = withBasesApart(withYearRows(sumsOf(sheets, sumOptions), sheets), draft, sheets);
  readDates(draft, sheets, today);
  readItalianPerson(draft, sheets, today);
  readEmployer(draft, sheets);
  readNumberBesideName(draft, sheets);
  readContract(draft, sheets);
  readItalianAmounts(draft, sheets, sums);
  readContractualGross(draft, sheets);
  readContributions(draft, sheets, sums);
  readIncomeTax(draft, sheets, sums);
  readProvenTaxable(draft, sheets, sums);
  readFiscalTable(draft, sheets);
  dropBeyondGross(draft);
  judgeInsuredPay(draft, sheets);
  readLocalTaxes(draft, sheets, sums);
  readItalianYear(draft, sheets, sums);
  readYearInWords(draft, sheets);
  readSeverance(draft, sheets, sums);
  readYearBlock(draft, sheets);
  readYearCaptions(draft, sheets);
  readPaymentsPerYear(draft, sheets);
  readIban(draft, sheets);
  const oneOffs = oneOffsOf(sheets);
  putOneOffs(draft, oneOffs);
  putRefund(draft, oneOffs);
  readCreditors(draft, sheets);
  readKind(draft, sheets, oneOffs);
  judgeToldTaxes(draft, sheets, sums);
  judgeNetTax(draft, sheets, sums);
  judgeSeverance(draft, sheets);
  judgeTotals(draft, sheets, sums);
  judgeColumns(draft, sheets);
  judgeExtraMonth(draft);
  readSampleMark(draft, sheets);
  const net = draft.fields.get('net');
  // In Italy the net is what is paid, but for the few slips that go on from it to what comes to the account.
  if (net) draft.fields.set('paid_amount', net);
  readPaidAfterNet(draft, sheets);
  return draft;
}
