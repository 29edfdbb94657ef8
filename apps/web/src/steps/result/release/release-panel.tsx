import { myDataPath } from '@vesta/domain/my-data/path';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';
import { useDays } from '../../../lib/use-days.ts';
import { useRole } from '../../../lib/use-role.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-names.ts';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx';
import { useReleases, useRestriction } from './release.api.ts';
import styles from './release.module.css';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseLog } from './release-log.tsx';
import { isListingServed, isShown, standingCount } from './standing.ts';

export interface ReleasePanelProps {
  /** Whoever stands behind the listing; null without one. */
  company: string | null;
  /** The newest report, which a release would show; null where it is not told. */
  reportId: string | null;
  /** Last day of the report, and so of every release. */
  validUntil: string;
  /** A lender sees single bookings, everybody else sums. */
  forLender: boolean;
  hasHousehold: boolean;
  /** Whether this person's figures count in somebody's household already. */
  inHousehold?: boolean;
  /** Who asked for the figures of this person; null for whoever leads the application. */
  askedBy?: string | null;
  /** Shows the report as others would see it; absent where the person must not see it. */
  onPreview?: () => void;
  now?: () => number;
}

/** Nobody sees the report without an act of its owner: what others would see, until when, who does, and the way back. */
export function ReleasePanel(props: ReleasePanelProps) {
  const {
    company,
    reportId,
    validUntil,
    forLender,
    hasHousehold,
    inHousehold = false,
    askedBy = null,
    onPreview,
    now = Date.now,
  } = props;
  const t = useTranslations('ReportSharing.Panel');
  const log = useTranslations('ReportSharing.Log');
  const form = useTranslations('ReportSharing.Form');
  const { longDay } = useFigures();
  const moments = useDays();
  const { language, region, applicationType } = useRoute();
  const role = useRole();
  const { data: releases, isError } = useReleases();
  const restrictedAt = useRestriction();
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const standing = standingCount(releases ?? [], now());
  const points: [IconName, string][] = [
    ['eye', t(forLender ? 'LenderSees' : applicationType === 'rapid' ? 'RapidSees' : 'TheySee', { region, role })],
    ['lock', t(forLender ? 'LenderNeverSees' : 'TheyNeverSee', { region })],
    ['clock', t('Until', { day: longDay(validUntil) })],
  ];
  const isFirst = standing === 0;
  const isNewest = isShown(releases ?? [], reportId, now());
  const vouches = role === 'guarantor' && askedBy !== null;
  const counted = vouches ? t('GuarantorOnly', { name: askedBy }) : t('HouseholdOnly');
  const unseen = inHousehold && !restrictedAt ? counted : t('OnlyYou');
  // Whom the listing belongs to, as long as this very report is not open to them.
  const asking = isListingServed(releases ?? [], reportId, now()) ? null : company;
  return (
    <section className={styles.panel} id="release" aria-labelledby="release-title">
      <div className={styles.ground}>
        <h2 id="release-title">{isFirst ? unseen : t(isNewest ? 'Shared' : 'SharedEarlier', { count: standing })}</h2>
        {restrictedAt ? (
          <p>{t('Restricted', { day: moments.longDay(restrictedAt) })}</p>
        ) : (
          <p>{company && isFirst ? t('CompanyAsked', { company }) : isFirst && t('NobodyAsked')}</p>
        )}
        {askedBy !== null && <p>{t(vouches ? 'NotForGuarantee' : 'NotForHousehold', { name: askedBy })}</p>}
        <ul className={styles.points}>
          {points.map(([icon, words]) => (
            <li key={icon} className={styles.point}>
              <Icon name={icon} size={20} />
              <span>
                <Unbroken words={words} />
              </span>
            </li>
          ))}
        </ul>
        {restrictedAt ? (
          <a className={styles.open} href={myDataPath(language)}>
            {t('Allow')}
          </a>
        ) : (
          <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
            {asking ? t('ReleaseTo', { company: asking }) : t(isNewest ? 'ReleaseMore' : 'Release')}
          </button>
        )}
        {onPreview && (
          <button type="button" className={`link ${styles.look}`} onClick={onPreview}>
            {t('Preview')}
          </button>
        )}
        <p role="status" className={styles.done}>
          {isDone && form('Done')}
        </p>
      </div>
      {isError && <MessageBox tone="warning" text={log('Failed')} />}
      {releases && releases.length > 0 && <ReleaseLog releases={releases} reportId={reportId} now={now} />}
      <p className={styles.more}>
        <a href={myDataPath(language)}>{log('MyData')}</a>
      </p>
      {isOpen && (
        <ReleaseDialog
          company={asking}
          hasHousehold={hasHousehold}
          onClose={() => setIsOpen(false)}
          onReleased={() => {
            setIsOpen(false);
            setIsDone(true);
          }}
        />
      )}
    </section>
  );
}
