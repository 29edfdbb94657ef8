import type { MortgagePart } from '@vesta/domain/report/mortgage';
import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { PaperBlock } from '../../paper/blocks.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, DASH, refsOf, type Writer } from '../writer.ts';

/** Property, loan, instalments over the years and own funds. */
export function loanSection(mortgage: MortgagePart, w: Writer): PaperSection {
  const fact = (key: string, value: string) => ({ label: w.say(`ReportPaper.Loan.${key}`), value: cell(value) });
  const band = mortgage.ltv_band ? ` · ${w.say(`ReportWords.LtvBands.${mortgage.ltv_band}`)}` : '';
  const facts = [
    fact('PropertyValue', w.money(mortgage.property_value)),
    fact('LoanAmount', w.money(mortgage.loan_amount)),
    fact('Ltv', w.percent(mortgage.ltv) + band),
    fact('Available', w.money(mortgage.available_income)),
    fact('Expenses', w.money(mortgage.financial_expenses)),
    fact('Instalment', w.money(mortgage.instalment)),
    fact('Required', w.money(mortgage.required_funds)),
    fact('Coverage', w.percent(mortgage.down_payment_coverage)),
  ];
  const { ancillary } = mortgage;
  const blocks: PaperBlock[] = [
    { kind: 'facts', items: facts },
    {
      kind: 'table',
      columns: ['Years', 'Instalment', 'Dti', 'CouldBorrow'].map((name, i) => ({
        label: w.say(`ReportPaper.Loan.${name}`),
        align: i === 0 ? 'left' : 'right',
        width: 1,
      })),
      rows: mortgage.maturities.map((row) => [
        cell(w.say('ReportPaper.Years', { years: row.years }), {
          strong: row.suggested,
          quiet: !row.allowed,
          mark: row.fits && row.allowed ? 'passed' : 'inconclusive',
        }),
        cell(w.money(row.instalment)),
        cell(w.percent(row.dti)),
        cell(w.whole(row.could_borrow), { strong: row.suggested }),
      ]),
    },
    {
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Loan.Funds'), align: 'left', width: 1.4 },
        { label: '', align: 'left', width: 1 },
        { label: w.say('ReportPaper.Loan.Declared'), align: 'right', width: 'auto' },
        { label: w.say('ReportPaper.Loan.Shown'), align: 'right', width: 'auto' },
      ],
      rows: mortgage.funds.map(({ source, state, declared, shown, places }) => [
        cell(w.say(`ReportWords.FundSources.${source}`), { refs: refsOf(places) }),
        cell(w.say(`ReportWords.FundStates.${state}`), { quiet: true }),
        cell(w.money(declared)),
        cell(w.money(shown), { strong: true }),
      ]),
      ...(ancillary
        ? {
            note: w.say('ReportWords.Ancillary', {
              from: w.number(ancillary.from_percent),
              to: w.number(ancillary.to_percent),
            }),
          }
        : {}),
    },
  ];
  return { title: w.say('ReportPaper.Sections.Loan'), startsPage: false, blocks };
}

/** Money in and out by month and, for the named lender alone, the bookings behind it. */
export function cashflowSection({ cashflow, transactions }: MortgageReport, w: Writer): PaperSection | null {
  if (cashflow.length === 0 && transactions.length === 0) return null;
  const kinds = ['salary', 'alimony', 'support', 'other', 'outflow'] as const;
  const flows: PaperBlock = {
    kind: 'table',
    columns: [
      { label: w.say('ReportPaper.Columns.Month'), align: 'left', width: 1 },
      ...kinds.map((kind) => ({
        label: w.say(`ReportWords.Cashflow.${kind}`),
        align: 'right' as const,
        width: 'auto' as const,
      })),
    ],
    rows: cashflow.map((row) => [
      cell(w.month(row.month)),
      ...kinds.map((kind) => cell(row[kind] === 0 ? DASH : w.money(row[kind]))),
    ]),
    note: w.say('ReportView.Cashflow.OwnTransfers'),
  };
  const bookings: PaperBlock = {
    kind: 'table',
    columns: [
      { label: w.say('ReportPaper.Columns.Day'), align: 'left', width: 'auto' },
      { label: w.say('ReportPaper.Columns.Description'), align: 'left', width: 1 },
      { label: w.say('ReportPaper.Columns.Amount'), align: 'right', width: 'auto' },
      { label: w.say('ReportPaper.Columns.Balance'), align: 'right', width: 'auto' },
    ],
    rows: transactions.map(({ entry_date, description, amount, balance }) => [
      cell(w.shortDay(entry_date)),
      description === null ? cell(w.say('ReportView.Cashflow.Withheld'), { quiet: true }) : cell(description),
      cell(w.money(amount)),
      cell(w.money(balance)),
    ]),
    ...(transactions.some(({ description }) => description === null)
      ? { note: w.say('ReportView.Cashflow.WithheldNote') }
      : {}),
  };
  return {
    title: w.say('ReportPaper.Sections.Cashflow'),
    startsPage: false,
    blocks: [...(cashflow.length > 0 ? [flows] : []), ...(transactions.length > 0 ? [bookings] : [])],
  };
}
