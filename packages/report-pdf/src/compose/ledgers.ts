import type { ExplainInput, Explanation, FigureId } from '@vesta/domain/report/explain';
import type { Report } from '@vesta/domain/report/report';
import type { PaperCell, PaperTable } from '../paper/blocks.ts';
import { givenInputs, inputLabel, inputValue } from './explained.ts';
import { isForLender } from './for-lender.ts';
import { cell, DASH, refsOf, type Writer } from './writer.ts';

type Ledger = PaperTable & { title: string };

const columns: PaperTable['columns'] = [
  { label: '', align: 'left', width: 1 },
  { label: '', align: 'right', width: 'auto' },
];

const line = (label: string, value: string, refs: string[] = []): PaperCell[] => [
  cell(label, { refs }),
  cell(value, { strong: true }),
];

const inputLine = (input: ExplainInput, w: Writer): PaperCell[] =>
  line(inputLabel(input, w), inputValue(input, w), refsOf(input.places));

const MOST_LINES = 6;
const CENTS = 100;

/** How the first figure comes about, as a ledger: what goes in, the limits, and the one that binds as its total. */
export function figureLedger(explain: readonly Explanation[], figure: FigureId, w: Writer): Ledger | null {
  const found = explain.find((one) => one.figure === figure);
  if (!found) return null;
  const limits = found.limits.map(({ name, cents }) => `${w.say(`ReportWords.Limits.${name}`)}: ${w.money(cents)}`);
  const isWhole = (found.value ?? 0) % CENTS === 0;
  const value =
    found.unit === 'cents' ? (isWhole ? w.whole(found.value) : w.money(found.value)) : w.number(found.value ?? 0);
  return {
    // The first figure of a mortgage is the loan asked for; this one is the loan that would fit.
    title: w.say(figure === 'sustainable_mortgage' ? 'ReportPaper.HowLoanTitle' : 'ReportPaper.HowTitle'),
    kind: 'table',
    columns,
    rows: givenInputs(found)
      .slice(0, MOST_LINES)
      .map((input) => inputLine(input, w)),
    total: line(w.say(`ReportWords.Figures.${figure}`), found.value === null ? DASH : value),
    note: `${w.say(`ReportWords.Formulas.${found.formula}`)} ${limits.join(' · ')}`.trim(),
  };
}

/** By itself under a sum a sentence has to say what it speaks of. */
const depositNotes = {
  covers_deposit: 'ReportWords.Deposit.Covered',
  below_deposit: 'ReportWords.Deposit.NotCovered',
  no_rent: 'ReportWords.BalanceKeys.no_rent',
  not_known: 'ReportWords.BalanceKeys.not_known',
} as const;

/** Work, costs and cash on hand. */
export function workLedger(report: Report, w: Writer): Ledger {
  const { employment } = report;
  const { average_cash_balance: cash, actual_monthly_rent: rent, type_of_contract: contract } = employment;
  const rows = [
    line(
      employment.employer ?? w.say(`ReportWords.Statuses.${employment.status}`),
      // Who has no employer has no contract to miss.
      contract ? w.say(`ReportWords.Contracts.${contract}`) : employment.employer ? DASH : '',
    ),
    line(w.say('ReportWords.Figures.monthly_income'), w.money(employment.monthly_income.value)),
    line(w.say('ReportWords.Figures.recurrent_costs'), w.money(employment.recurrent_costs)),
    line(w.say('ReportWords.Figures.commitments'), w.money(employment.commitments)),
    ...(rent.display ? [line(w.say('ReportWords.Figures.actual_monthly_rent'), w.money(rent.value))] : []),
  ];
  const key = isForLender(report) ? null : cash.value_translation_key;
  return {
    title: w.say('ReportPaper.WorkTitle'),
    kind: 'table',
    columns,
    rows,
    total: line(w.say('ReportWords.Figures.average_cash_balance'), w.money(cash.value)),
    ...(key ? { note: w.say(depositNotes[key]) } : {}),
  };
}
