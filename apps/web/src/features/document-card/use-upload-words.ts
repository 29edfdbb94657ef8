import { useTranslations } from 'use-intl';
import type { DocumentLook } from '../../ui/document-card/document-card.tsx';
import { LIMIT_MEGABYTES, megabytes } from '../uploads/megabytes.ts';
import type { UploadEntry, UploadPhase } from '../uploads/upload-entry.ts';

export const uploadLooks: Record<UploadPhase, DocumentLook> = {
  looking: 'working',
  queued: 'working',
  sending: 'working',
  arrived: 'working',
  doubted: 'warning',
  lost: 'warning',
  refused: 'error',
};

/** What to say about a file that is not among the documents yet: its state in a word, and why it stays behind. */
export function useUploadWords() {
  const t = useTranslations('Uploads');
  const tooLarge = useTranslations('Upload.Error');
  const states: Record<UploadPhase, (entry: UploadEntry) => string> = {
    looking: () => t('Looking'),
    queued: () => t('Queued'),
    sending: ({ share, file }) => t('Sending', { sent: megabytes(share * file.size), size: megabytes(file.size) }),
    arrived: () => t('Arrived'),
    doubted: () => t('Warning'),
    lost: () => t('Lost'),
    refused: () => t('NotSent'),
  };
  return {
    state: (entry: UploadEntry): string => states[entry.phase](entry),
    reason({ refusal, message, file, phase }: UploadEntry): string | null {
      if (refusal === 'tooLarge')
        return tooLarge('MaxFileSize', { limit: LIMIT_MEGABYTES, size: megabytes(file.size) });
      if (refusal) return t(`Refusals.${refusal}`);
      if (phase === 'lost') return t('LostText');
      return phase === 'refused' ? (message ?? t('FileError')) : null;
    },
  };
}
