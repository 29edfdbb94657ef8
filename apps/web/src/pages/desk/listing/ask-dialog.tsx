import { type RequestedPaper, requestedPapers } from '@vesta/domain/desk/words-about-applicants';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Tick } from '../../../ui/tick/tick.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import styles from './dialogs.module.css';

/** One more paper, from the fixed list. */
export function AskDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslations('DeskWork');
  const [paper, setPaper] = useState<RequestedPaper>('employment-contract');
  const ask = useDeskAct('applicants.ask');
  const send = () => ask.mutate({ ids: { applicant: id }, body: { paper } });
  return (
    <Dialog
      title={t('Ask.Title', { name })}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        ask.isSuccess ? (
          <Button onClick={onClose}>{t('Close')}</Button>
        ) : (
          <>
            <Button busy={ask.isPending} onClick={send}>
              {t('Ask.Send')}
            </Button>
            <Button kind="ghost" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </>
        )
      }
    >
      {ask.isSuccess ? (
        <MessageBox tone="good" text={t('Ask.Sent')} />
      ) : (
        <div className="stack-s">
          <p className="quiet">{t('Ask.Lead')}</p>
          {ask.isError && <MessageBox text={ask.error.message} />}
          <FieldGroup label={t('Ask.Choose')}>
            {requestedPapers.map((value) => (
              <Tick key={value} kind="radio" name="paper" checked={paper === value} onChange={() => setPaper(value)}>
                {t(`Ask.Papers.${value}`)}
              </Tick>
            ))}
          </FieldGroup>
          <p className={styles.note}>
            <Icon name="lock" size={18} />
            {t('Ask.Note')}
          </p>
        </div>
      )}
    </Dialog>
  );
}
