import type { ApplicationType } from '../application-types.ts';
import type { DocumentRecord } from './record.ts';
import type { DocumentType } from './types.ts';

export const documentGroups = [
  'national_id',
  'payslips',
  'fiscal_documents',
  'bank_statements',
  'other_documents',
] as const;
export type DocumentGroup = (typeof documentGroups)[number];

const groupOf: Record<DocumentType, DocumentGroup> = {
  national_id: 'national_id',
  payslip: 'payslips',
  fiscal_doc: 'fiscal_documents',
  cud: 'fiscal_documents',
  bank_statement: 'bank_statements',
  work_contract: 'other_documents',
  other: 'other_documents',
  mortgage_doc: 'other_documents',
};

export interface GroupedDocuments {
  readonly group: DocumentGroup;
  readonly documents: readonly DocumentRecord[];
  readonly isFinished: boolean;
}

/** The papers by group, in the order of the screen, without groups that have none. Rapid applications ask for no ID. */
export function groupDocuments(documents: readonly DocumentRecord[], type: ApplicationType): GroupedDocuments[] {
  return documentGroups
    .filter((group) => group !== 'national_id' || type !== 'rapid')
    .map((group) => {
      const members = documents.filter((document) => groupOf[document.type] === group);
      return { group, documents: members, isFinished: members.every((document) => document.isParsed) };
    })
    .filter(({ documents: members }) => members.length > 0);
}

/** With no statement and nothing but identity papers there is nothing to wait for. */
export const isNothingToParse = (documents: readonly DocumentRecord[]): boolean =>
  documents.every(({ type }) => type === 'national_id');

export const isStillParsing = (documents: readonly DocumentRecord[]): boolean =>
  documents.some((document) => !document.isParsed);
