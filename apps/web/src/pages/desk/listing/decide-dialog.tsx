import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import {
  type Decision,
  type DecisionReason,
  decisions,
  notes,
  reasonsFor,
} from '@vesta/domain/desk/words-about-applicants';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Tick } from '../../../ui/tick/tick.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import styles from './dialogs.module.css';

function Notes({ id }: { id: string }) {
  const t = useTranslations('DeskWork.Decide');
  const note = useDeskAct('applicants.note');
  return (
    <FieldGroup label={t('NoteTitle')} hint={t('NoteHint')}>
      <div className={styles.notes}>
        {notes.map((value) => (
          <Button
            key={value}
            kind="second"
            size="mini"
            icon="plus"
            busy={note.isPending && (note.variables.body as { note: string }).note === value}
            onClick={() => note.mutate({ ids: { applicant: id }, body: { note: value } })}
          >
            {t(`Notes.${value}`)}
          </Button>
        ))}
      </div>
      {note.isSuccess && <MessageBox tone="good" text={t('Noted')} />}
      {note.isError && <MessageBox text={note.error.message} />}
    </FieldGroup>
  );
}

interface DecideDialogProps {
  id: string;
  name: string;
  applicant: DeskApplicant;
  onClose: () => void;
}

/** Notes and the decision about one applicant. A person decides, with a reason from the fixed list. */
export function DecideDialog({ id, name, applicant, onClose }: DecideDialogProps) {
  const t = useTranslations('DeskWork');
  const [decision, setDecision] = useState<Decision | null>(applicant.decision?.decision ?? null);
  const [reason, setReason] = useState<DecisionReason | null>(applicant.decision?.reason ?? null);
  const decide = useDeskAct('applicants.decide');
  const isShut = decision === 'accept' && applicant.state !== 'released';
  const isReady = decision !== null && reason !== null && !isShut;
  return (
    <Dialog
      title={t('Decide.Title', { name })}
      closeLabel={t('Close')}
      onClose={onClose}
      actions={
        decide.isSuccess ? (
          <Button onClick={onClose}>{t('Close')}</Button>
        ) : (
          <>
            {!isReady && !isShut && (
              <p className={styles.why} role="status">
                {t(decision === null ? 'Decide.WhyDecision' : 'Decide.WhyReason')}
              </p>
            )}
            <Button
              busy={decide.isPending}
              aria-disabled={!isReady}
              onClick={() => decide.mutate({ ids: { applicant: id }, body: { decision, reason } })}
            >
              {t('Decide.Send')}
            </Button>
            <Button kind="ghost" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </>
        )
      }
    >
      {decide.isSuccess ? (
        <MessageBox tone="good" text={t('Decide.Sent')} />
      ) : (
        <div className="stack">
          <Notes id={id} />
          {decide.isError && <MessageBox text={decide.error.message} />}
          <FieldGroup label={t('Decide.Title2')}>
            <Segmented
              value={decision}
              onChange={(value) => {
                setDecision(value);
                setReason(null);
              }}
              options={decisions.map((value) => ({ value, label: t(`Decide.${value}`) }))}
            />
          </FieldGroup>
          {isShut && <MessageBox tone="info" text={t('Decide.NeedsRelease')} />}
          {decision && !isShut && (
            <FieldGroup label={t('Decide.Reason')}>
              {reasonsFor[decision].map((value) => (
                <Tick
                  key={value}
                  kind="radio"
                  name="reason"
                  checked={reason === value}
                  onChange={() => setReason(value)}
                >
                  {t(`Decide.Reasons.${value}`)}
                </Tick>
              ))}
            </FieldGroup>
          )}
          <p className={styles.note}>
            <Icon name="mail" size={18} />
            {t('Decide.Mail')}
          </p>
        </div>
      )}
    </Dialog>
  );
}
