import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useTranslations } from 'use-intl';

interface MessageLinesProps {
  document: DocumentRecord;
  /** Sentences that are told of several papers together, beside them. */
  toldTogether?: readonly string[] | undefined;
}

/** What the server says about a paper, in its words, after the file's name. */
export function MessageLines({ document, toldTogether = [] }: MessageLinesProps) {
  const t = useTranslations('Uploads');
  const { name, message, messages, hasError, hasWarning } = document;
  if (!hasError && !hasWarning) return null;
  const lines = messages.length > 0 ? messages.map((one) => one.message) : [message ?? t('FileError')];
  return lines
    .filter((line) => !toldTogether.includes(line))
    .map((line) => (
      <p key={line}>
        <b>{name}</b> {line}
      </p>
    ));
}
