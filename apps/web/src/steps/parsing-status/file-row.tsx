import type { DocumentRecord } from '@vesta/domain/documents/record';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDelete } from '../../features/document-card/confirm-delete.dialog.tsx';
import { documentLook } from '../../features/document-card/document-look.ts';
import { RightBank } from '../../features/documents/right-bank.tsx';
import { useDeleteDocument } from '../../features/documents/use-delete-document.ts';
import type { DocumentLook } from '../../ui/document-card/document-card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './parsing-status.module.css';

const EvidenceView = lazy(() => import('../../features/evidence-view/evidence-view.tsx'));

const ICONS: Record<Exclude<DocumentLook, 'working'>, IconName> = {
  plain: 'check',
  verified: 'check',
  warning: 'alert',
  error: 'error',
};

const WORDS = { plain: 'Done', verified: 'Done', warning: 'Warned', error: 'Failed', working: 'Doing' } as const;

interface FileRowProps {
  document: DocumentRecord;
  headingId: string;
  /** Sentences that the group tells of several files together. */
  toldTogether: readonly string[];
}

/** One file of a group: how far it is, what was read, and the way to take it away. */
export function FileRow({ document, headingId, toldTogether }: FileRowProps) {
  const t = useTranslations();
  const remove = useDeleteDocument();
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { name, isParsed, cancelAllowed, messages, hasError, hasWarning } = document;
  const own = messages.find(({ message }) => !toldTogether.includes(message));
  const said = own?.message ?? (messages.length > 0 ? null : t('Uploads.FileError'));
  const look = documentLook(document);

  async function deletes(): Promise<void> {
    setFailed(false);
    try {
      await remove(document);
      window.document.getElementById(headingId)?.focus();
    } catch {
      setFailed(true);
    }
  }

  return (
    <li className={styles.file} data-look={look}>
      <span className={`${styles.sign} ${styles[look]}`}>
        {look === 'working' ? <Spinner size="small" /> : <Icon name={ICONS[look]} size={18} />}
      </span>
      <span>
        {isParsed ? (
          <button type="button" className={styles.name} onClick={() => setIsOpen(true)}>
            {name}
          </button>
        ) : (
          name
        )}
        <span className="visually-hidden">, {t(`ParsingStatus.${WORDS[look]}`)}</span>
      </span>
      {(isParsed || cancelAllowed) && (
        <IconButton
          icon="trash"
          label={t('Uploads.Delete', { name })}
          onClick={() => (isParsed && !hasError ? setIsAsked(true) : void deletes())}
        />
      )}
      {(failed || ((hasError || hasWarning) && said)) && (
        <span className={styles.said}>{failed ? t('Uploads.DeleteFailed', { name }) : said}</span>
      )}
      {own && (
        <span className={styles.said}>
          <RightBank said={own} documentIds={[document.id]} />
        </span>
      )}
      {isAsked && (
        <ConfirmDelete
          name={name}
          onKeep={() => setIsAsked(false)}
          onDelete={() => {
            setIsAsked(false);
            void deletes();
          }}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <EvidenceView documentId={document.id} title={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
