import { mayInHouse } from '@vesta/domain/desk/permissions';
import type { ReviewCase } from '@vesta/domain/desk/review';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useMe } from '../lib/use-me.ts';
import styles from './review.module.css';

/** Nobody decides what somebody else has on the desk: a case is taken first, and can be laid back. */
export function TakeCase({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview.Case');
  const me = useMe();
  const take = useDeskAct('review.take');
  const leave = useDeskAct('review.leave');
  if (one.decided_at !== null || !mayInHouse(me.house_role, 'review.decide')) return null;
  const failure = take.error ?? leave.error;
  return (
    <div className={styles.take}>
      {failure && <MessageBox text={failure.message} />}
      {one.may_act ? (
        <Button kind="ghost" size="mini" busy={leave.isPending} onClick={() => leave.mutate({})}>
          {t('Leave')}
        </Button>
      ) : one.held_by ? (
        <p className={styles.small}>{t('HeldBy', { name: one.held_by })}</p>
      ) : (
        <>
          <Button busy={take.isPending} onClick={() => take.mutate({})}>
            {t('Take')}
          </Button>
          <p className={styles.small}>{t('TakeText')}</p>
        </>
      )}
    </div>
  );
}
