import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useTranslations } from 'use-intl';

/** What the server says about a paper, in its words, after the file's name. */
export function MessageLines({ document }: { document: DocumentRecord }) {
  const t = useTranslations('Uploads');
  const { name, message, messages, hasError, hasWarning } = document;
  if (!hasError && !hasWarning) return null;
  const lines = messages.map((one) => one.message);
  const said = lines.length > 0 ? lines : [message ?? t('FileError')];
  return said.map((line) => (
    <p key={line}>
      <b>{name}</b> {line}
    </p>
  ));
}
