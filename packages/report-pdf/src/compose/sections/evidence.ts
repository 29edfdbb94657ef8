import { countOf } from '@vesta/domain/report/checks-tally';
import type { Evidence } from '@vesta/domain/report/evidence';
import type { Report } from '@vesta/domain/report/report';
import type { PaperSection } from '../../paper/report-paper.ts';
import { groupedChecks, paperCheck } from '../checks.ts';
import { cell, type Writer } from '../writer.ts';

function spanOf({ month, year, from, to, account_ending }: Evidence, w: Writer): string {
  const time = month ? w.month(month) : year ? String(year) : from && to ? `${w.day(from)} – ${w.day(to)}` : '';
  return [time, account_ending ? `…${account_ending}` : ''].filter(Boolean).join(' · ');
}

const marks = {
  original: { mark: 'passed' },
  from_bank: { mark: 'passed' },
  // Neither proves nor disproves anything by its file.
  picture: {},
  not_original: { mark: 'failed' },
  inconclusive: { mark: 'inconclusive' },
} as const satisfies Record<Evidence['original'], object>;

/** Whether figures rest on it, and why not. */
function useOf({ used, unused_for: reason }: Evidence, w: Writer): string {
  if (used) return w.say('ReportWords.Used.Yes');
  return w.say(reason ? `ReportWords.UnusedFor.${reason}` : 'ReportWords.Used.No');
}

/** Every paper that a key in the report leads to, then every check on them. */
export function evidenceSection(report: Report, w: Writer): PaperSection | null {
  if (report.evidence.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Evidence'),
    // Wherever the one before ends: a page of its own would leave that one nearly empty.
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: w.say('ReportPaper.Columns.Key'), align: 'left', width: 'auto' },
          { label: w.say('ReportPaper.Columns.Document'), align: 'left', width: 1 },
          { label: w.say('ReportPaper.Columns.About'), align: 'left', width: 1.5 },
          { label: w.say('ReportPaper.Columns.Origin'), align: 'left', width: 'auto' },
          { label: '', align: 'right', width: 1.1 },
        ],
        rows: report.evidence.map((paper) => [
          cell('', { refs: [paper.key] }),
          cell(w.say(`ReportWords.DocumentTypes.${paper.type}`)),
          cell(
            [paper.side ? w.say(`ReportWords.Sides.${paper.side}`) : null, paper.issuer, spanOf(paper, w)]
              .filter(Boolean)
              .join(', '),
            { quiet: true },
          ),
          cell(w.say(`ReportWords.Originals.${paper.original}`), marks[paper.original]),
          cell(useOf(paper, w), { quiet: !paper.used }),
        ]),
      },
      ...(report.checks.length > 0
        ? [
            {
              kind: 'heading' as const,
              text: w.say('ReportPaper.AllChecks', { count: countOf(report.checks_tally) }),
            },
            ...(report.audience === 'owner'
              ? []
              : [{ kind: 'text' as const, quiet: true, text: w.say('ReportWords.ChecksOfOwner') }]),
            ...groupedChecks(report.checks).flatMap(([group, lines]) => [
              { kind: 'subheading' as const, text: w.say(`ReportPaper.CheckGroups.${group}`) },
              { kind: 'checks' as const, rows: lines.map((line) => paperCheck(line, w)) },
            ]),
          ]
        : []),
    ],
  };
}
