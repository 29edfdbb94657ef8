import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { ParseAnswer, ParseResults } from '@vesta/domain/documents/upload';

/** How far the reading of a paper has come, and what it found wrong. */
export function parseResultsOf({ isParsed, hasError, messages }: DocumentRecord): ParseResults {
  const first = messages.find(({ blocker }) => blocker) ?? messages[0];
  return {
    done: isParsed,
    success: isParsed && !hasError,
    error: first ? { blocker: first.blocker, message: first.message, message_key: first.message_key } : null,
  };
}

/** `isPatient` is false where a person may go on while the paper is still being read. */
export const parseAnswerOf = (
  document: DocumentRecord,
  isPatient: boolean,
  set: Pick<ParseAnswer, 'global_error' | 'is_global_warning' | 'missing_documents'>,
): ParseAnswer => ({
  success: true,
  document_id: document.id,
  parse_results: parseResultsOf(document),
  green_light_mode: !isPatient,
  global_error: set.global_error,
  is_global_warning: set.is_global_warning,
  missing_documents: set.missing_documents,
  document,
});
