import type { DocumentMessage } from '@vesta/domain/documents/message';
import { chosenCombination, missingNames, missingSides } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { UploadReply } from '@vesta/domain/documents/upload';
import { parseResultsOf } from '../documents/parse-results.ts';

/** About all papers of the kind: what is wrong with them together, and what is missing as far as they have been read. */
export function aboutTheSet(document: DocumentRecord, all: readonly DocumentRecord[], problem: DocumentMessage | null) {
  const isId = document.type === 'national_id';
  const combination = document.selected_ids_combination ?? chosenCombination(all);
  const missing_sides = isId ? missingSides(all, combination) : [];
  return {
    global_error: problem,
    is_global_warning: problem !== null && !problem.blocker,
    missing_documents: missingNames(missing_sides),
    missing_sides,
  };
}

/** The answer to an upload. */
export function uploadReplyOf(
  document: DocumentRecord,
  all: readonly DocumentRecord[],
  problem: DocumentMessage | null,
): UploadReply {
  return {
    success: !document.hasError,
    document_id: document.id,
    document_type: document.type,
    parse_results: parseResultsOf(document),
    ...aboutTheSet(document, all, problem),
    document,
  };
}
