import { chosenCombination, missingNames, missingSides } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { UploadReply } from '@vesta/domain/documents/upload';
import { parseResultsOf } from '../documents/parse-results.ts';

/** The answer to an upload. What is missing of the identity papers is known as far as they have been read. */
export function uploadReplyOf(document: DocumentRecord, all: readonly DocumentRecord[]): UploadReply {
  const isId = document.type === 'national_id';
  const combination = document.selected_ids_combination ?? chosenCombination(all);
  const missing = isId ? missingSides(all, combination) : [];
  return {
    success: !document.hasError,
    document_id: document.id,
    document_type: document.type,
    parse_results: parseResultsOf(document),
    global_error: null,
    is_global_warning: false,
    missing_documents: missingNames(missing),
    missing_sides: missing,
    document,
  };
}
