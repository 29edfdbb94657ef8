import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../features/document-card/use-document-title.ts';
import { OneTap } from '../../features/documents/one-tap.tsx';
import { ID_PAPERS } from '../../features/documents/part-of-paper.ts';
import { useDeleteDocument } from '../../features/documents/use-delete-document.ts';
import { isNamedByReading, useReadFacts } from '../../features/documents/use-reading.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './income-check.module.css';
import { seenOnce } from './seen-once.ts';

/** Places that are not in view on this page: a paper that was sorted there would seem to be gone. */
export const isSortedAway = ({ sorted, type }: DocumentRecord): boolean =>
  sorted === true && (type === 'national_id' || type === 'other');

/** Says where a paper went that was handed in with others, with the way there and the way to take it back. */
export function SortedAway({ document: paper }: { document: DocumentRecord }) {
  const t = useTranslations('IncomeCheck');
  const general = useTranslations('General');
  const uploads = useTranslations('Uploads');
  const { goTo } = useFlow();
  const { applicationId, applicationType } = useRoute();
  const remove = useDeleteDocument();
  const { data: reading } = useReadFacts(paper.id, isNamedByReading(paper));
  const { title, fileName } = useDocumentTitle()(paper, reading);
  const name = fileName ? `${title} (${fileName})` : title;
  const seen = `sorted.${paper.id}`;
  const [isShown, setIsShown] = useState(() => !seenOnce.has(seen, applicationId));
  if (!isShown) return null;
  const isIdentity = paper.type === 'national_id';
  // A rapid application asks for no identity, so there is no step to go to.
  const isAsked = isIdentity && applicationType !== 'rapid';
  const where = isAsked ? 'Sort.ToIdentity' : isIdentity ? 'Sort.NeedsNone' : 'Sort.ToOther';
  // A copy, or a file that nobody can open, was asked for all the same: what is wrong with it says more than its place.
  const flaw = (isAsked || !isIdentity) && paper.hasError ? paper.message : null;
  const close = () => {
    seenOnce.keep(seen, applicationId);
    setIsShown(false);
  };
  return (
    <MessageBox
      tone={flaw ? 'warning' : 'info'}
      text={flaw ? uploads('NowFailed', { name, message: flaw }) : t(where, { name, place: t('More') })}
      close={{ label: general('Close'), onClose: close }}
    >
      <div className={styles.outs}>
        {isAsked && (
          <Button kind="second" size="mini" icon="id" onClick={() => goTo('personal-details', undefined, ID_PAPERS)}>
            {t('Sort.GoToIdentity')}
          </Button>
        )}
        <OneTap icon="trash" label={t('Sort.TakeBack')} act={() => remove(paper)} />
      </div>
    </MessageBox>
  );
}
