import { groupedIdentifier } from '@vesta/domain/identifiers/grouped';
import type { NationalId } from '@vesta/domain/report/people';
import type { Report } from '@vesta/domain/report/report';
import { readableMobile } from '@vesta/domain/validation/mobile';
import type { PaperBlock } from '../../paper/blocks.ts';
import type { Tone } from '../../paper/paper-check.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, DASH, type Writer } from '../writer.ts';

const toneOf = (valid: boolean | null): Tone => (valid === null ? 'inconclusive' : valid ? 'passed' : 'failed');
const DAYS: ReadonlySet<string> = new Set(['date_of_birth']);

function idsTable(ids: readonly NationalId[], w: Writer): PaperBlock[] {
  if (ids.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { label: w.say('ReportPaper.Columns.Document'), align: 'left', width: 1.2 },
        { label: w.say('ReportPaper.Columns.Country'), align: 'left', width: 'auto' },
        { label: w.say('ReportPaper.Columns.Number'), align: 'left', width: 1 },
        { label: w.say('ReportPaper.Columns.Expiry'), align: 'right', width: 'auto' },
      ],
      rows: ids.map((id) => [
        cell(documentName(id, w), { mark: toneOf(id.valid), refs: [id.key] }),
        cell(w.country(id.country)),
        cell(id.value === null ? DASH : groupedIdentifier(id.value)),
        cell(
          `${w.say(`ReportWords.Expiry.${id.expiration_date_label}`)} ${id.expiration_date ? w.day(id.expiration_date) : ''}`.trim(),
        ),
      ]),
    },
  ];
}

/** The two sides of one card are told apart. */
const documentName = ({ type, side }: NationalId, w: Writer): string =>
  [w.say(`ReportWords.DocumentTypes.${type}`), ...(side ? [w.say(`ReportWords.Sides.${side}`)] : [])].join(', ');

function written(key: string, value: string | null, w: Writer): string {
  if (!value) return DASH;
  if (DAYS.has(key)) return w.day(value);
  return key === 'mobile' ? readableMobile(value) : groupedIdentifier(value);
}

/** Who it is about, and what a paper confirms of it. */
export function personSection(report: Report, w: Writer): PaperSection {
  const { personal_details: person } = report;
  const facts = person.fields
    .filter(({ value }) => value !== null)
    .map(({ translation_key, value, valid }) => ({
      label: w.say(`ReportWords.PersonFields.${translation_key}`),
      value: cell(written(translation_key, value, w), valid === null ? {} : { mark: toneOf(valid) }),
    }));
  const home = {
    label: w.say('ReportPaper.Residency'),
    value: cell(w.say(`ReportWords.Residency.${person.residency_label}`)),
  };
  // Others are not told how somebody lives; to call it unspecified would be untrue.
  const isHomeTold = report.kind !== 'rapid' && report.audience === 'owner';
  const ids = report.kind === 'rapid' ? [] : report.national_ids;
  return {
    title: w.say('ReportPaper.Sections.Person'),
    startsPage: false,
    blocks: [{ kind: 'facts', items: [...facts, ...(isHomeTold ? [home] : [])] }, ...idsTable(ids, w)],
  };
}
