import type { CaseLine } from '@vesta/domain/desk/review';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import styles from './review.module.css';
import { useCaseWords } from './use-case-words.ts';
import { useTime } from './use-time.ts';

/** One case of the queue: what is asked, since when, and who has it. */
export function QueueRow({ line }: { line: CaseLine }) {
  const t = useTranslations('DeskReview');
  const countries = useTranslations('Desk.Regions');
  const { language } = useRoute();
  const words = useCaseWords();
  const { ago, waited, now } = useTime();
  const isLate = new Date(line.due_at) < now;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={deskPaths.reviewCase(language, line.id)} className={styles.title}>
          {words.title(line)}
        </Link>
        <p className={styles.small}>
          {[
            line.number,
            t(`Queue.Kinds.${line.kind}`),
            line.document_type && words.paper(line.document_type),
            `${t(`Case.Types.${line.application_type}`)}, ${countries(line.region)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {line.decided_at === null ? (
        <>
          <p className={styles.time}>
            {t('Queue.Waiting', { time: waited(line.opened_at) })}
            <span className={isLate ? styles.late : undefined}>
              {isLate ? t('Queue.Overdue', { time: waited(line.due_at) }) : t('Queue.Due', { time: ago(line.due_at) })}
            </span>
          </p>
          <p className={styles.who}>
            {line.is_mine ? (
              <Chip tone="good">{t('Queue.Mine')}</Chip>
            ) : (
              line.held_by && <Chip tone="unsure">{t('Queue.HeldBy', { name: line.held_by })}</Chip>
            )}
          </p>
        </>
      ) : (
        <p className={styles.time}>
          {t('Queue.DecidedBy', {
            decision: t(`Decide.Told.${line.decision ?? 'inconclusive'}`),
            name: line.decided_by ?? '–',
            time: ago(line.decided_at),
          })}
          {line.reason && <span>{t(`Reasons.${line.reason}`)}</span>}
        </p>
      )}
    </li>
  );
}
