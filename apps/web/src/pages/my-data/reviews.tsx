import { MAX_EXPLANATION_LENGTH, MIN_EXPLANATION_LENGTH } from '@vesta/domain/documents/reading';
import type { MyApplication, ReviewLine } from '@vesta/domain/my-data/my-data';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useAskReview } from './my-data.api.ts';
import styles from './my-data.module.css';
import { useContestedWords } from './use-contested-words.ts';

function Review({ review }: { review: ReviewLine }) {
  const t = useTranslations('MyData.Review');
  const { day } = useDays();
  const { about } = useContestedWords();
  return (
    <li className={styles.release}>
      <p className={styles.about}>{about(review)}</p>
      {review.words && <p className={styles.words}>{review.words}</p>}
      {review.decision && (
        <p>{t(`${review.document_id === null ? 'WholeDecisions' : 'Decisions'}.${review.decision}`)}</p>
      )}
      {review.decision === 'ask' && review.reason && <p>{t(`Wanted.${review.reason as 'all_pages'}`)}</p>}
      <p className={styles.hint}>
        {review.answered_at
          ? t('Answered', { day: day(review.answered_at) })
          : t('Waiting', { sent: day(review.created_at), due: day(review.due_at) })}
      </p>
    </li>
  );
}

/** What was contested so far, and room for more: one check of the report, or everything. */
export function Reviews({ application: { id, contestable, reviews } }: { application: MyApplication }) {
  const t = useTranslations('MyData.Review');
  const words = useTranslations('MyData');
  const { line } = useContestedWords();
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ask = useAskReview(id);
  const field = `review-${id}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = text.trim().length < MIN_EXPLANATION_LENGTH;
    setError(isShort ? t('Error') : null);
    if (isShort) return document.getElementById(field)?.focus();
    const one = contestable[Number.parseInt(about, 10)];
    const reset = () => {
      setText('');
      setAbout('');
    };
    ask.mutate({ rule: one?.rule ?? null, document_id: one?.document_id ?? null, text }, { onSuccess: reset });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{t('Lead')}</p>
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      {ask.isError && <ShownMessage text={ask.error.message} defaultText={words('ActFailed')} />}
      {contestable.length > 0 && (
        <Field id={`about-${id}`} label={t('About')}>
          <Select value={about} onChange={({ target }) => setAbout(target.value)}>
            <option value="">{t('Whole')}</option>
            {contestable.map((one, index) => (
              <option key={`${one.rule} ${one.document_id}`} value={index}>
                {line(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
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
