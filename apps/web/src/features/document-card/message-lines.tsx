import type { DocumentRecord } from '@vesta/domain/documents/record';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmRent } from '../documents/confirm-rent.tsx';
import { RightBank } from '../documents/right-bank.tsx';
import { RightPlace } from '../documents/right-place.tsx';
import { StateIncome } from '../documents/state-income.tsx';

interface MessageLinesProps {
  document: DocumentRecord;
  /** The file's name, where nothing above the lines says it. */
  fileName: string | undefined;
  /** Sentences that are told of several papers together, beside them. */
  toldTogether?: readonly string[] | undefined;
}

/** What the server says about a paper, in its words, the first after the file's name. */
export function MessageLines({ document, fileName, toldTogether = [] }: MessageLinesProps) {
  const t = useTranslations('Uploads');
  const { message, messages, hasError, hasWarning } = document;
  if (!hasError && !hasWarning) return null;
  const unnamed = { message: message ?? t('FileError'), message_key: '', data: {}, rule: null };
  return (messages.length > 0 ? messages : [unnamed])
    .filter((said) => !toldTogether.includes(said.message))
    .map((said, place) => (
      <Fragment key={said.message}>
        <p>
          {fileName && place === 0 && <b>{fileName} </b>}
          {said.message}
        </p>
        <ConfirmRent said={said} />
        <StateIncome said={said} />
        <RightBank said={said} documentIds={[document.id]} />
        <RightPlace said={said} documentIds={[document.id]} />
      </Fragment>
    ));
}
