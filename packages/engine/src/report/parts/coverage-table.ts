import { monthsRequired } from '@vesta/domain/documents/months-required';
import type { CoverageState, CoverageTable, MonthRow } from '@vesta/domain/report/monthly';
import type { Analysis } from '../../analysis/analyse.ts';
import { monthOf } from '../../coverage/month.ts';
import { numberIn } from '../../papers/fields.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import { bankMonths } from './months-shown.ts';

/** Which proof exists for which month. Months that nobody asked for are not missing. */
export function coverageTable(analysis: Analysis, rows: readonly MonthRow[]): CoverageTable {
  const { ground, employment, costs } = analysis;
  const { status, applicant } = ground.input;
  const months = rows.map(({ month }) => month);
  const states = bankMonths(analysis);
  const hasBank = ground.history.main !== null;
  // Of the month that is still running nothing can be missing: pay and rent may come tomorrow.
  const over = months.filter((month) => month < monthOf(ground.input.today));
  const asked = new Set(over.slice(-monthsRequired(status)));
  const orMissing = (month: string, isAsked: boolean): CoverageState =>
    isAsked && asked.has(month) ? 'missing' : 'not_asked';
  const isConnected = ground.history.main?.statements.some(({ isFeed }) => isFeed) ?? false;
  const hasSlip = rows.some(({ paper_income }) => paper_income !== null);
  /** Where the bank itself shows the pay, one payslip tells the rest; the newest is the one that is asked for. */
  const isSpared = ({ month, bank_income }: MonthRow): boolean =>
    isConnected && (bank_income ?? 0) > 0 && (hasSlip || month !== over.at(-1));
  const isPaid = employment.jobs.length > 0 || status === 'Employed' || status === 'Hybrid-employed';
  // Whoever lives in their own home declares nothing, or zero.
  const rents = (applicant.declared_rent ?? 0) > 0 || costs.rent !== null;
  const years = new Set(
    readPapersOf(ground.set, 'fiscal_document').flatMap(({ reading }) => numberIn(reading, 'tax_year') ?? []),
  );
  const bank = (month: string): CoverageState => {
    const state = states.get(month) ?? 'missing';
    return state === 'missing' ? orMissing(month, true) : state;
  };
  const inBank = (month: string, value: number | null, isAsked: boolean): CoverageState => {
    if (value !== null && value > 0) return 'covered';
    // It may have been paid on one of the days that the account does not show.
    if (states.get(month) === 'partial') return 'not_asked';
    return orMissing(month, isAsked && hasBank && bank(month) !== 'not_asked');
  };
  const row = (name: CoverageTable['rows'][number]['row'], stateOf: (of: MonthRow) => CoverageState) => ({
    row: name,
    states: rows.map(stateOf),
  });
  return {
    months,
    rows: [
      row('bank', ({ month }) => bank(month)),
      row('salary', ({ month, bank_income }) => inBank(month, bank_income, isPaid)),
      row('payslips', (of) => (of.paper_income !== null ? 'covered' : orMissing(of.month, isPaid && !isSpared(of)))),
      row('rent', ({ month, rent_paid }) => inBank(month, rent_paid, rents)),
      row('tax', ({ month }) => (years.has(Number(month.slice(0, 4))) ? 'covered' : 'not_asked')),
      // Whoever has no pay has no row of missing pay.
    ].filter(({ row: name, states: all }) => name === 'bank' || all.some((state) => state !== 'not_asked')),
  };
}
