import type { PayslipRow, PayslipsIncome } from '@vesta/domain/report/incomes';
import type { MonthRow } from '@vesta/domain/report/monthly';
import type { Report } from '@vesta/domain/report/report';
import { withheldGroups } from '@vesta/domain/report/withheld';
import type { PaperBlock, PaperTable } from '../../paper/blocks.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, DASH, refsOf, type Writer } from '../writer.ts';

const MOST_MONTHS = 12;

function monthsChart(rows: readonly MonthRow[], w: Writer): PaperBlock[] {
  const shown = rows
    .slice(-MOST_MONTHS)
    .filter(({ paper_income, bank_income }) => (paper_income ?? 0) > 0 || (bank_income ?? 0) > 0);
  if (shown.length === 0) return [];
  const told = shown.map((row) => `${w.month(row.month)}: ${w.money(row.paper_income)} / ${w.money(row.bank_income)}`);
  return [
    {
      kind: 'months',
      caption: w.say('ReportPaper.ChartCaption'),
      alt: w.alt(`${w.say('ReportView.Chart.IncomeCaption')}. ${told.join('; ')}`),
      months: shown.map((row) => ({
        label: w.shortMonth(row.month),
        value: w.whole(row.paper_income ?? row.bank_income),
        outline: Math.max(0, row.paper_income ?? 0),
        solid: Math.max(0, row.bank_income ?? 0),
      })),
    },
  ];
}

/** Why less or more was paid out than the net, once for the same reason and sum. */
function withheldNotes(rows: readonly PayslipRow[], w: Writer): PaperBlock[] {
  return withheldGroups(rows).map(({ reason, cents, months }) => ({
    kind: 'text',
    quiet: true,
    text: w.say(`ReportView.Payslips.Withheld.${reason}`, {
      months: w.monthsInWords(months),
      count: months.length,
      amount: w.money(cents),
    }),
  }));
}

function payslipTable({ label, rows }: PayslipsIncome, w: Writer): PaperBlock[] {
  const isPaidApart = rows.some(({ withheld }) => withheld !== 0);
  const column = (name: string): PaperTable['columns'][number] => ({
    label: w.say(`ReportPaper.Columns.${name}`),
    align: 'right',
    width: 'auto',
  });
  return [
    { kind: 'heading', text: label ?? w.say('ReportWords.Sources.payslips') },
    {
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Columns.Month'), align: 'left', width: 1 },
        ...['Gross', 'OneOff', 'Net', ...(isPaidApart ? ['Paid'] : []), 'InBank', 'Difference'].map(column),
      ],
      rows: rows.map((row) => [
        cell(w.month(row.month), { refs: [row.key], quiet: !row.counted }),
        cell(w.money(row.gross)),
        cell(row.one_off === 0 ? DASH : w.money(row.one_off)),
        cell(w.money(row.net), { strong: row.counted && !isPaidApart }),
        ...(isPaidApart ? [cell(w.money(row.paid), { strong: row.counted })] : []),
        cell(w.money(row.in_bank)),
        cell(w.money(row.difference), row.difference ? { mark: 'noted' as const } : {}),
      ]),
    },
    ...withheldNotes(rows, w),
  ];
}

function bankTable(report: Report, w: Writer): PaperBlock[] {
  if (report.kind === 'rapid' || report.bank_statements_incomes.content.length === 0) return [];
  return [
    { kind: 'heading', text: w.say('ReportPaper.BankIncomes') },
    {
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Columns.Source'), align: 'left', width: 1.4 },
        { label: w.say('ReportPaper.Columns.Reason'), align: 'left', width: 1.4 },
        { label: w.say('ReportPaper.Columns.Monthly'), align: 'right', width: 'auto' },
        { label: w.say('ReportPaper.Columns.Counted'), align: 'right', width: 'auto' },
      ],
      rows: report.bank_statements_incomes.content.map(({ label, kind, monthly, counted, reason, places }) => [
        cell([w.say(`ReportWords.IncomeKinds.${kind}`), label].filter(Boolean).join(' · '), { refs: refsOf(places) }),
        cell(w.say(`ReportWords.Weights.${reason}`), { quiet: true }),
        cell(w.money(monthly)),
        cell(w.money(counted), { strong: true }),
      ]),
    },
  ];
}

/** Pay on paper and in the bank, month by month, and other money in. */
export function incomeSection(report: Report, w: Writer): PaperSection | null {
  const blocks = [
    ...monthsChart(report.monthly, w),
    ...report.payslips_incomes.flatMap((table) => payslipTable(table, w)),
    ...bankTable(report, w),
  ];
  return blocks.length === 0 ? null : { title: w.say('ReportPaper.Sections.Income'), startsPage: false, blocks };
}
