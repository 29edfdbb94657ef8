import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, refsOf, type Writer } from '../writer.ts';

/** What is paid month after month, and whether the move ends it. */
export function outgoingsSection({ recurrent_costs }: RentReport | MortgageReport, w: Writer): PaperSection | null {
  const { content, total } = recurrent_costs;
  if (content.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Outgoings'),
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: w.say('ReportPaper.Columns.Cost'), align: 'left', width: 1.6 },
          { label: w.say('ReportPaper.Columns.Treatment'), align: 'left', width: 1.2 },
          { label: w.say('ReportPaper.Columns.Times'), align: 'right', width: 'auto' },
          { label: w.say('ReportPaper.Columns.Monthly'), align: 'right', width: 'auto' },
        ],
        rows: content.map(({ label, kind, treatment, monthly, times, places }) => [
          cell([w.say(`ReportWords.CostKinds.${kind}`), label].filter(Boolean).join(' · '), { refs: refsOf(places) }),
          cell(w.say(`ReportWords.Treatments.${treatment}`), { quiet: true }),
          cell(w.number(times)),
          cell(w.money(monthly), { strong: true }),
        ]),
        total: [cell(w.say('ReportWords.Figures.recurrent_costs')), cell(''), cell(''), cell(w.money(total))],
      },
    ],
  };
}
