import type { DocumentRecord } from '@vesta/domain/documents/record';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmRent } from '../documents/confirm-rent.tsx';
import { RightBank } from '../documents/right-bank.tsx';
import { RightPlace } from '../documents/right-place.tsx';

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
  const unnamed = { message: message ?? t('FileError'), message_key: '', data: {}, rule: null };
  return (messages.length > 0 ? messages : [unnamed])
    .filter((said) => !toldTogether.includes(said.message))
    .map((said) => (
      <Fragment key={said.message}>
        <p>
          <b>{name}</b> {said.message}
        </p>
        <ConfirmRent said={said} />
        <RightBank said={said} documentIds={[document.id]} />
        <RightPlace said={said} documentIds={[document.id]} />
      </Fragment>
    ));
}
