import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadEntry, UploadPhase } from '../uploads/upload-entry.ts';
import { documentLook } from './document-look.ts';
import { useUploadWords } from './use-upload-words.ts';

type Looks = ReadonlyMap<string, string>;

/** Says aloud what changed since the last look: a file sets out, is kept back, or has been read. */
export function useAnnouncements(documents: readonly DocumentRecord[], uploads: readonly UploadEntry[]): string {
  const t = useTranslations('Uploads');
  const words = useUploadWords();
  const known = useRef<{ looks: Looks; phases: ReadonlyMap<string, UploadPhase> } | null>(null);
  const [told, setTold] = useState('');

  useEffect(() => {
    const before = known.current;
    known.current = {
      looks: new Map(documents.map((document) => [document.id, documentLook(document)])),
      phases: new Map(uploads.map(({ key, phase }) => [key, phase])),
    };
    if (!before) return;
    const read = documents
      .filter((document) => before.looks.get(document.id) === 'working' && document.isParsed)
      .map(({ name, message, hasError, hasWarning }) => {
        const said = { name, message: message ?? t('FileError') };
        return hasError ? t('NowFailed', said) : hasWarning ? t('NowWarned', said) : t('NowRead', { name });
      });
    const sent = uploads
      .filter(({ key, phase }) => before.phases.get(key) !== phase && phase !== 'arrived' && phase !== 'queued')
      .flatMap((entry) => {
        if (entry.phase === 'sending') return t('Added', { name: entry.file.name });
        const hints = entry.hints.map((hint) => t(`Hints.${hint}`));
        const why = [words.reason(entry), ...hints].filter(Boolean).join(' ');
        return why ? `${entry.file.name}: ${why}` : [];
      });
    const now = [...sent, ...read];
    if (now.length > 0) setTold(now.join(' '));
  });

  return told;
}
