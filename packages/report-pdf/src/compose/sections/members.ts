import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, DASH, type Writer } from '../writer.ts';
import { relationshipWords } from './household.ts';

/** What a guarantor has stands in brackets: it is no part of the sum below. */
function amountOf({ pending, role }: AggregatedReport['members'][number], cents: number | null, w: Writer) {
  if (pending || cents === null) return cell(DASH);
  return role === 'guarantor' ? cell(`(${w.money(cents)})`, { quiet: true }) : cell(w.money(cents));
}

/** Everybody of the household in one table; whoever is still expected is named and counts for nothing. */
export function membersSection({ members, group }: AggregatedReport, w: Writer): PaperSection {
  return {
    title: w.say('ReportPaper.Sections.Members'),
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: w.say('ReportPaper.Columns.Name'), align: 'left', width: 0.9 },
          { label: w.say('ReportPaper.Columns.Role'), align: 'left', width: 1.2 },
          { label: w.say('ReportWords.Figures.monthly_income'), align: 'right', width: 'auto' },
          { label: w.say('ReportWords.Figures.commitments'), align: 'right', width: 'auto' },
          { label: w.say('ReportPaper.Columns.Checks'), align: 'left', width: 1.7 },
        ],
        rows: members.map((member) => [
          cell(member.fullname, member.pending ? { mark: 'inconclusive' } : { strong: member.counted }),
          cell(
            [
              w.say(`ReportPaper.Roles.${member.role}`),
              member.relationship && relationshipWords(member.relationship, w),
              member.pending &&
                w.say(`ReportWords.MemberNotes.${member.share === 'unreleased' ? 'unreleased' : 'pending'}`),
              member.role === 'guarantor' &&
                member.room !== null &&
                w.say('ReportPaper.GuarantorRoom', { amount: w.money(member.room) }),
            ]
              .filter(Boolean)
              .join(' · '),
            { quiet: true },
          ),
          amountOf(member, member.monthly_income, w),
          amountOf(member, member.commitments, w),
          cell(member.checks_tally ? w.say('ReportPaper.Tally', { ...member.checks_tally }) : DASH, { quiet: true }),
        ]),
        total: [
          cell(w.say('ReportPaper.Together')),
          cell(''),
          cell(w.money(group.monthly_income)),
          cell(w.money(group.commitments)),
          cell(w.say('ReportPaper.Tally', { ...group.checks_tally }), { quiet: true }),
        ],
        note: w.say('ReportPaper.MembersNote'),
      },
    ],
  };
}
