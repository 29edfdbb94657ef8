import type { Report } from '@vesta/domain/report/report';
import type { PaperSection } from '../../paper/report-paper.ts';
import type { Writer } from '../writer.ts';

const MOST_MONTHS = 24;

/** Which months are shown by which kind of paper: a gap is seen before it is read. */
export function coverageSection({ coverage }: Report, w: Writer): PaperSection | null {
  const months = coverage.months.slice(-MOST_MONTHS);
  if (months.length === 0 || coverage.rows.length === 0) return null;
  const rows = coverage.rows.map(({ row, states }) => ({
    label: w.say(`ReportWords.CoverageRows.${row}`),
    states: states.slice(-MOST_MONTHS),
  }));
  const told = rows.map(({ label, states }) => {
    const missing = states.filter((state) => state === 'missing').length;
    return `${label}: ${w.say('ReportPaper.MonthsCovered', { covered: states.filter((s) => s === 'covered').length, missing })}`;
  });
  return {
    title: w.say('ReportPaper.Sections.Coverage'),
    startsPage: false,
    blocks: [
      {
        kind: 'coverage',
        months: months.map(w.shortMonth),
        rows,
        caption: w.say('ReportPaper.CoverageCaption'),
        alt: w.alt(told.join('; ')),
      },
    ],
  };
}
