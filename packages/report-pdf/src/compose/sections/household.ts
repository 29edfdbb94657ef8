import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import type { PaperBlock } from '../../paper/blocks.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, DASH, type Writer } from '../writer.ts';

/** Who will live there, who answers for the rent, and who has not finished yet. */
export function householdSection(report: RentReport | MortgageReport, w: Writer): PaperSection | null {
  const { hh_members: members, guarantors, household } = report;
  const blocks: PaperBlock[] = [
    {
      kind: 'text',
      quiet: false,
      text: w.say('ReportPaper.HouseholdWords', {
        adults: household.adults,
        minors: household.minors,
        minimum: w.money(household.living_minimum),
      }),
    },
  ];
  if (members.content.length > 0) {
    blocks.push({
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Columns.Name'), align: 'left', width: 1.4 },
        { label: w.say('ReportPaper.Columns.Relationship'), align: 'left', width: 1 },
        { label: '', align: 'left', width: 1.6 },
      ],
      rows: members.content.map(({ fullname, relationship, note }) => [
        cell(fullname),
        cell(relationshipWords(relationship, w), { quiet: true }),
        cell(
          w.say(`ReportWords.MemberNotes.${note}`),
          note === 'pending' || note === 'unreleased' ? { mark: 'inconclusive' } : { quiet: true },
        ),
      ]),
    });
  }
  if (guarantors.content.length > 0) {
    blocks.push({
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Columns.Guarantor'), align: 'left', width: 1.4 },
        { label: w.say('ReportPaper.Columns.Relationship'), align: 'left', width: 1 },
        { label: w.say('ReportWords.Figures.guarantor_cover'), align: 'right', width: 1.2 },
      ],
      rows: guarantors.content.map(({ fullname, relationship, pending, share, room }) => [
        cell(fullname),
        // That a guarantor is one stands above the column.
        cell(relationship === 'Guarantor' ? DASH : relationshipWords(relationship, w), { quiet: true }),
        pending
          ? cell(w.say(`ReportWords.MemberNotes.${share === 'unreleased' ? 'unreleased' : 'pending'}`), {
              mark: 'inconclusive',
            })
          : room === null
            ? cell(w.say('ReportView.People.WithHousehold'), { quiet: true })
            : cell(w.money(room), { strong: true }),
      ]),
    });
  }
  return { title: w.say('ReportPaper.Sections.Household'), startsPage: false, blocks };
}

const KNOWN: ReadonlySet<string> = new Set(['Partner', 'Children', 'Relative', 'Flatmate', 'Guarantor']);

/** What guarantors wrote themselves is told as written. */
export const relationshipWords = (relationship: string | null, w: Writer): string => {
  if (relationship === null) return DASH;
  return KNOWN.has(relationship) ? w.say(`ReportPaper.Relationships.${relationship}`) : relationship;
};
