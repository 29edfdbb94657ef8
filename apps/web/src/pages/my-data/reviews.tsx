import { MAX_EXPLANATION_LENGTH, MIN_EXPLANATION_LENGTH } from '@vesta/domain/documents/reading';
import type { ReviewLine } from '@vesta/domain/my-data/my-data';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useAskReview } from './my-data.api.ts';
import styles from './my-data.module.css';
import { useMoments } from './use-moments.ts';

/** What was contested so far, and room for more. */
export function Reviews({ applicationId, reviews }: { applicationId: string; reviews: readonly ReviewLine[] }) {
  const t = useTranslations('MyData.Review');
  const words = useTranslations('MyData');
  const { day } = useMoments();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ask = useAskReview(applicationId);
  const field = `review-${applicationId}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = text.trim().length < MIN_EXPLANATION_LENGTH;
    setError(isShort ? t('Error') : null);
    if (isShort) document.getElementById(field)?.focus();
    else ask.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('Lead')}</p>
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id} className={styles.release}>
              {review.words && <p className={styles.words}>{review.words}</p>}
              {review.decision && <p>{t(`Decisions.${review.decision}`)}</p>}
              {review.decision === 'ask' && review.reason && <p>{t(`Wanted.${review.reason as 'all_pages'}`)}</p>}
              <p className={styles.hint}>
                {review.answered_at
                  ? t('Answered', { day: day(review.answered_at) })
                  : t('Waiting', { sent: day(review.created_at), due: day(review.due_at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {ask.isError && <ShownMessage text={ask.error.message} defaultText={words('ActFailed')} />}
      <Field id={field} label={t('Label')} error={error}>
        <TextArea value={text} maxLength={MAX_EXPLANATION_LENGTH} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div>
        <Button type="submit" kind="second" size="mini" busy={ask.isPending}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}
