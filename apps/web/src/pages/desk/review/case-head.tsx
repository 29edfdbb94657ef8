import type { ReviewCase } from '@vesta/domain/desk/review';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useSingleKeys } from '../lib/use-single-keys.ts';
import { PageHead } from '../ui/page-head.tsx';
import styles from './review.module.css';
import { useCaseWords } from './use-case-words.ts';
import { useTime } from './use-time.ts';

/** What is asked, how long it waits, and the way to the cases before and behind it. */
export function CaseHead({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview');
  const countries = useTranslations('Desk.Regions');
  const { language } = useRoute();
  const words = useCaseWords();
  const navigate = useNavigate();
  const { ago, waited, now } = useTime();
  const { previous, next } = one.place;
  useSingleKeys((key) => {
    const to = { k: previous, j: next }[key];
    if (to) navigate(deskPaths.reviewCase(language, to));
  });
  const way = (to: string | null, label: string, key: string) =>
    to && (
      <Link className={buttonClass({ kind: 'second', size: 'mini' })} to={deskPaths.reviewCase(language, to)}>
        {label} <kbd className={styles.key}>{key}</kbd>
      </Link>
    );
  const place = one.decided_at
    ? t('Case.Done', { number: one.number })
    : t('Case.Place', { number: one.number, at: one.place.at, of: one.place.of });
  return (
    <PageHead
      title={words.title(one)}
      crumb={{ label: t('Case.Back'), to: deskPaths.review(language) }}
      lead={[
        place,
        one.report_number && t('Case.Report', { number: one.report_number }),
        `${t(`Case.Types.${one.application_type}`)}, ${countries(one.region)}`,
        one.decided_at === null && t('Queue.Waiting', { time: waited(one.opened_at) }),
        one.decided_at === null &&
          (new Date(one.due_at) < now
            ? t('Queue.Overdue', { time: waited(one.due_at) })
            : t('Queue.Due', { time: ago(one.due_at) })),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {way(previous, t('Case.Previous'), 'K')}
          {way(next, t('Case.Next'), 'J')}
        </>
      }
    />
  );
}
