import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';

let made = 0;

/** A paper as the server lists it: read and good, unless the test says otherwise. */
export function documentRecord(change: Partial<DocumentRecord> = {}): DocumentRecord {
  const id = change.id ?? `document-${++made}`;
  return {
    id,
    document_id: id,
    type: 'payslip',
    name: `${id}.pdf`,
    description: null,
    size: 1000,
    status: 'parsed',
    isParsed: true,
    hasError: false,
    hasWarning: false,
    cancelAllowed: true,
    id_type: 'N/A',
    selected_ids_combination: null,
    recognised: null,
    message: null,
    message_key: null,
    messages: [],
    abi: null,
    bank: null,
    bankIsNotInList: false,
    source: 'upload',
    corrected: false,
    explained: false,
    created_at: '2026-11-15T10:00:00.000Z',
    ...change,
  };
}

/** The answer of the list call. */
export const documentListOf = (documents: readonly DocumentRecord[]) => ({
  success: true as const,
  uploadedBankStatements: documents.filter(({ type }) => type === 'bank_statement'),
  uploadedOtherDocuments: documents.filter(({ type }) => type !== 'bank_statement'),
});

/** What was read from a paper of which nothing could be read: enough for a card. */
export const readingOf = (document: DocumentRecord): DocumentReading => ({
  success: true,
  document,
  document_type: document.type,
  country: 'IT',
  pages: [],
  facts: [],
  findings: [],
  bookings: 0,
});

/** The answers of the reading calls of these papers. */
export const readingAnswers = (documents: readonly DocumentRecord[]) =>
  Object.fromEntries(
    documents.map((document) => [`/v1/other-documents/${document.id}/reading`, () => readingOf(document)]),
  );
