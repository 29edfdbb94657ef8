import { type ReportHold, type ReviewCase, reportHolds } from '@vesta/domain/desk/review';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import styles from './review.module.css';

/** Whether the report is shown while a question about its papers is open. */
export function HoldReport({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview.Hold');
  const [hold, setHold] = useState<ReportHold | ''>(one.report_hold ?? '');
  const save = useDeskAct('review.hold');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { hold: hold === '' ? null : hold } });
  };
  return (
    <form className={styles.hold} onSubmit={submit}>
      <Field label={t('Title')}>
        <Select value={hold} onChange={(event) => setHold(event.currentTarget.value as ReportHold | '')}>
          <option value="">{t('Rule')}</option>
          {reportHolds.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" kind="second" size="mini" busy={save.isPending}>
        {t('Save')}
      </Button>
      {save.isSuccess && <p role="status">{t('Saved')}</p>}
      {save.isError && <MessageBox text={save.error.message} />}
    </form>
  );
}
