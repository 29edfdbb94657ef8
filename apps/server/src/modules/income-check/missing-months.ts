import { demandsOf } from '@vesta/domain/documents/demands';
import type { MissingDocument } from '@vesta/domain/documents/income-check';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import type { Finding } from '@vesta/engine/checks/finding';
import type { JudgedRow } from '../documents/judged-rows.ts';
import { monthRules } from '../documents/message-table.ts';
import { inWords } from '../documents/words.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

const MONTH = /\b\d{4}-\d{2}\b/g;

/** Rules name the months that they miss in their data. */
const monthsIn = ({ data }: Finding): string[] => {
  const named = data.missing ?? '';
  return [...new Set(String(named).match(MONTH) ?? [])].sort();
};

/** Somebody whose account is younger than that can say so: then the gap is a warning, and a matter for the reviewer. */
const isExplained = ({ rule }: Finding, rows: readonly JudgedRow[]): boolean =>
  rows.some(({ explained }) => explained.includes(rule));

/** Months that the papers should cover and do not, once per kind of paper. */
export function missingMonths(
  findings: readonly Finding[],
  rows: readonly JudgedRow[],
  occupied: Occupied,
  language: Language,
): MissingDocument[] {
  // Who adds a paper that nobody asked for need not bring its neighbours.
  const isAskedFor = (type: DocumentType) => demandsOf(occupied).some(({ ref }) => ref === type);
  const gaps = findings
    .filter((finding) => finding.outcome === 'failed' && monthRules[finding.rule])
    .flatMap((finding): MissingDocument[] => {
      const told = monthRules[finding.rule];
      if (!told || !isAskedFor(told.type)) return [];
      const months = monthsIn(finding);
      const required = monthsOf(told.type, occupied.employmentStatus) ?? 0;
      const said = { message_key: told.key, data: { required, count: months.length, months: months.join(', ') } };
      const message = inWords(language, said);
      const blocker = told.blocker && !isExplained(finding, rows);
      const document_id = blocker ? (finding.papers.at(-1) ?? null) : null;
      return [{ ...said, message, blocker, rule: finding.rule, alternatives: [told.type], months, document_id }];
    });
  return gaps.filter((gap, place) => gaps.findIndex((other) => other.message_key === gap.message_key) === place);
}
