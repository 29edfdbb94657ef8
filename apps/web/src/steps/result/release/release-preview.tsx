import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ReleasedView } from '../../../features/released-view/released-view.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { MoreTexts } from '../../../ui/more-texts/more-texts.tsx';
import { WaitingForReport } from '../waiting-for-report.tsx';
import { useReleasePreview } from './release.api.ts';
import styles from './release.module.css';

/** The report through the eyes of whoever would get it, in the place of one's own. */
export function ReleasePreview({ hasHousehold, onBack }: { hasHousehold: boolean; onBack: () => void }) {
  const t = useTranslations('ReportSharing.Preview');
  const { data, isError } = useReleasePreview(hasHousehold);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div ref={bar} tabIndex={-1} className={styles.preview}>
        <p>{t('Title')}</p>
        <Button kind="second" size="mini" icon="arrow-l" onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
      {isError && <MessageBox text={t('Failed')} />}
      {!data && !isError && <WaitingForReport about="Loading" />}
      {data && (
        // The words of checks as they are said to others: to its owner a paper is “yours”.
        <MoreTexts bundles={['checksForOthers']} waiting={<WaitingForReport about="Loading" />}>
          <ReleasedView released={data} actions={null} />
        </MoreTexts>
      )}
    </>
  );
}
