import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { UploadEntry } from '../../features/uploads/upload-entry.ts';
import { isUnderWay } from '../../features/uploads/upload-entry.ts';
import type { TallyState } from '../../ui/tally/tally.tsx';

/** How far a part of the page is: what must be mended comes before what is missing, that before what is done. */
export function sectionState(
  documents: readonly DocumentRecord[],
  uploads: readonly UploadEntry[],
  missingMonths: number,
): TallyState {
  if (uploads.some(isUnderWay) || documents.some(({ isParsed }) => !isParsed)) return 'working';
  if (documents.length === 0) return 'todo';
  const usable = documents.filter(({ hasError }) => !hasError);
  if (usable.length === 0) return 'error';
  // A file that would not open is told on its card; the good ones have taken its place.
  const isDoubted = ({ hasError, hasWarning, unread }: DocumentRecord) => (hasError || hasWarning) && !unread;
  return missingMonths > 0 || documents.some(isDoubted) ? 'warning' : 'done';
}
