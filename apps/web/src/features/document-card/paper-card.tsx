import { acceptAttribute } from '@vesta/domain/documents/formats';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { DocumentCard } from '../../ui/document-card/document-card.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { isNamedByReading, ReadingAllowedContext, useReadFacts } from '../documents/use-reading.ts';
import { ConfirmDelete } from './confirm-delete.dialog.tsx';
import { documentLook, documentStateKey, waitsBehind } from './document-look.ts';
import { MessageLines } from './message-lines.tsx';
import { paperNames } from './paper-names.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useTakesLong } from './use-takes-long.ts';

const EvidenceView = lazy(() => import('../evidence-view/evidence-view.tsx'));

/** The same file once more: there is nothing to choose in its place. */
const COPY = 'Uploads.Error.Duplicate';

interface PaperCardProps {
  document: DocumentRecord;
  /** Left out where papers may only be added. */
  onDelete?: (() => void) | undefined;
  /** Everything is there without it: it may go, and nothing has to come in its place. */
  isSpare?: boolean | undefined;
  /** Puts other files in its place. */
  onReplace?: ((files: File[]) => void) | undefined;
  /** Sentences that are told of several papers together, beside them. */
  toldTogether?: readonly string[] | undefined;
  /** What else belongs under it, e.g. the values that were read. */
  children?: ReactNode;
}

/** A paper that has arrived: being read, read, doubted or refused, and the way to what was read. */
export function PaperCard({
  document,
  onDelete,
  onReplace,
  isSpare = false,
  toldTogether = [],
  children,
}: PaperCardProps) {
  const t = useTranslations();
  const titleOf = useDocumentTitle();
  const canRead = useContext(ReadingAllowedContext);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { data: reading } = useReadFacts(document.id, isNamedByReading(document));
  const { type, isParsed, cancelAllowed, hasError, hasWarning, unread, messages } = document;
  const { title, sub, fileName } = titleOf(document, reading);
  const ahead = waitsBehind(document);
  const takesLong = useTakesLong(!isParsed && ahead === 0);
  const now = takesLong ? t('Uploads.ReadingLong') : t(documentStateKey(document));
  const state = ahead > 0 ? t('Uploads.Waiting', { ahead }) : now;
  const isTold = messages.some(({ message }) => !toldTogether.includes(message));
  const isCopy = hasError && document.message_key === COPY;
  const isInTheWay = isCopy || (hasError && isSpare);
  const needsMore = hasError || Boolean(children) || isTold;
  // Its name stands once: in what is said about it, else under its title.
  const namesFile = isParsed && (hasError || hasWarning) && (isTold || messages.length === 0);
  const view = canRead && !unread && (
    <Button kind={needsMore ? 'second' : 'ghost'} size="mini" icon="eye" onClick={() => setIsOpen(true)}>
      {t('Uploads.ShowReading')}
    </Button>
  );
  return (
    <>
      <DocumentCard
        paper={type === 'national_id' && document.recognised?.sides[0] === 'Back' ? 'id-back' : paperNames[type]}
        title={title}
        sub={sub}
        fileName={namesFile ? undefined : fileName}
        look={documentLook(document)}
        state={state}
        progress={isParsed ? undefined : { label: state, value: null }}
        remove={
          onDelete && (isParsed || cancelAllowed)
            ? {
                label: t(isParsed ? 'Uploads.Delete' : 'Uploads.Cancel', { name: title }),
                stops: !isParsed,
                onRemove: () => (isParsed && !hasError ? setIsAsked(true) : onDelete()),
              }
            : undefined
        }
        foot={isParsed && !needsMore ? view : undefined}
      >
        {isParsed && needsMore && (
          <>
            <MessageLines document={document} fileName={fileName} toldTogether={toldTogether} />
            {isInTheWay && !isCopy && <p>{t('Uploads.Spare', { opens: unread ? 'no' : 'yes' })}</p>}
            {children}
            <div className="row row-wrap">
              {isInTheWay && onDelete && (
                <Button size="mini" icon="trash" onClick={onDelete}>
                  {t(isCopy ? 'Uploads.DeleteCopy' : 'Uploads.DeleteSpare')}
                </Button>
              )}
              {hasError && !isInTheWay && onReplace && (
                <FileButton
                  size="mini"
                  icon="upload"
                  accept={acceptAttribute(type)}
                  several={false}
                  onFiles={onReplace}
                >
                  {t('Uploads.ChooseAnother')}
                </FileButton>
              )}
              {view}
            </div>
          </>
        )}
      </DocumentCard>
      {isAsked && (
        <ConfirmDelete
          name={title}
          onKeep={() => setIsAsked(false)}
          onDelete={() => {
            setIsAsked(false);
            onDelete?.();
          }}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <EvidenceView documentId={document.id} title={title} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
