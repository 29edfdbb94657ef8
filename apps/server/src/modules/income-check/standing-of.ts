import type { DocumentError, MissingDocument, NeedlessPaper } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { Language } from '@vesta/domain/languages';
import type { PapersJudged } from '../documents/judge-papers.ts';
import { missingMonths } from './missing-months.ts';
import { missingPapers } from './missing-papers.ts';
import { notNeeded } from './not-needed.ts';
import type { Occupied } from './supported-documents.ts';

export interface Standing {
  readonly errors: readonly DocumentError[];
  readonly missing: readonly MissingDocument[];
  readonly needless: readonly NeedlessPaper[];
  /** How many of these stand in the way of the report. */
  readonly blockers: number;
}

const errorsOf = (documents: readonly DocumentRecord[]): DocumentError[] =>
  documents.flatMap(({ id, name, type, messages }) => {
    const [first] = messages.filter(({ blocker }) => blocker);
    return first ? [{ ...first, document_id: id, name, type }] : [];
  });

/** A file that would not open says nothing for or against anybody: it matters only while what it was for is missing. */
const mattersNot = ({ type, unread }: DocumentRecord, missing: readonly MissingDocument[]): boolean =>
  unread === true && !missing.some(({ alternatives }) => alternatives.some((one) => one === type));

/** What papers that were read are wrong or missing. Every page that speaks of it asks here, so that all say the same. */
export function standingOf(
  documents: readonly DocumentRecord[],
  { rows, findings }: PapersJudged,
  occupied: Occupied,
  language: Language,
): Standing {
  const papers = missingPapers(documents, occupied, language);
  const isWhollyMissing = (type: string) => papers.some(({ alternatives }) => alternatives.some((one) => one === type));
  const needless = notNeeded(findings, rows, occupied);
  const isNeedless = (type: string) => type === 'payslip' && needless.includes('earlier_payslips');
  const months = missingMonths(findings, rows, occupied, language).filter(
    ({ alternatives }) => !alternatives.some((type) => isWhollyMissing(type) || isNeedless(type)),
  );
  const missing = [...papers, ...months];
  const errors = errorsOf(documents.filter((document) => !mattersNot(document, missing)));
  return { errors, missing, needless, blockers: errors.length + missing.filter(({ blocker }) => blocker).length };
}
