import type { ReviewCase } from '@vesta/domain/desk/review';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { PageHead } from '../ui/page-head.tsx';
import styles from './review.module.css';
import { useCaseWords } from './use-case-words.ts';
import { useTime } from './use-time.ts';

/** Keys that lead along the queue; whoever types into a field types. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && /^(?:input|select|textarea)$/i.test(target.tagName);

/** What is asked, how long it waits, and the way to the cases before and behind it. */
export function CaseHead({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview');
  const { language } = useRoute();
  const words = useCaseWords();
  const navigate = useNavigate();
  const { ago } = useTime();
  const { previous, next } = one.place;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { k: previous, j: next }[event.key.toLowerCase()];
      if (to) navigate(deskPaths.reviewCase(language, to));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [language, navigate, next, previous]);
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
        `${t(`Case.Types.${one.application_type}`)}, ${t(`Case.Regions.${one.region}`)}`,
        one.decided_at === null && t('Queue.Waiting', { time: ago(one.opened_at) }),
        one.decided_at === null && t('Queue.Due', { time: ago(one.due_at) }),
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
