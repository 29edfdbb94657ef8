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

/** Others come first: a paper that waits is told how many, so that nobody thinks it forgotten. */
export const waitsBehind = ({ isParsed, ahead }: DocumentRecord): number => (isParsed ? 0 : (ahead ?? 0));

export const documentStateKey = (document: DocumentRecord) =>
  document.status === 'completed' && !document.hasError && !document.hasWarning
    ? ('Uploads.Delivered' as const)
    : stateKeys[documentLook(document)];
