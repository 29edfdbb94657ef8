import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { DocumentLook } from '../../ui/document-card/document-card.tsx';

/** A message that blocks is an error, one that does not is a warning. */
export function documentLook({ isParsed, hasError, hasWarning }: DocumentRecord): DocumentLook {
  if (!isParsed) return 'working';
  if (hasError) return 'error';
  return hasWarning ? 'warning' : 'verified';
}

const stateKeys = {
  plain: 'Uploads.Read',
  working: 'Uploads.Reading',
  verified: 'Uploads.Verified',
  warning: 'Uploads.Warning',
  error: 'Uploads.Failed',
} as const satisfies Record<DocumentLook, string>;

export const documentStateKey = (document: DocumentRecord) =>
  document.status === 'completed' && !document.hasError && !document.hasWarning
    ? ('Uploads.Delivered' as const)
    : stateKeys[documentLook(document)];
