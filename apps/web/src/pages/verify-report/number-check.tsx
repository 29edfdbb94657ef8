import { useMutation } from '@tanstack/react-query';
import type { NumberVerdict } from '@vesta/domain/verification';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/use-api.ts';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import styles from './paper-check.module.css';

const tones: Record<NumberVerdict['state'], 'good' | 'warning' | 'error'> = {
  valid: 'good',
  expired: 'warning',
  superseded: 'warning',
  revoked: 'error',
  unknown: 'error',
};

interface NumberCheckProps {
  /** A file was asked about since: the answer to the number says nothing of it. What was typed stays. */
  readonly isSilent: boolean;
  readonly onAsked: () => void;
}

/** The number on a paper, typed: how that report stands, and nothing about whom it is. */
export function NumberCheck({ isSilent, onAsked }: NumberCheckProps) {
  const t = useTranslations('VerifyReport.Number');
  const { longDay } = useDays();
  const api = useApi();
  const [number, setNumber] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const check = useMutation({
    mutationFn: (typed: string) => api.get('/v1/openapis/report-number', { query: { number: typed } }),
  });
  const day = (moment: string | null) => (moment ? longDay(moment) : '–');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(number.trim() === '');
    if (number.trim() === '') document.getElementById('report-number')?.focus();
    else {
      // One answer at a time: that of a file read before says nothing of this number.
      onAsked();
      check.mutate(number.trim());
    }
  };
  const found = isSilent ? undefined : check.data;
  return (
    <form className={styles.area} onSubmit={submit} aria-labelledby="number-check" noValidate>
      <h2 id="number-check">{t('Title')}</h2>
      <Field id="report-number" label={t('Field')} hint={t('Hint')} error={isEmpty ? t('Empty') : undefined}>
        <TextInput
          value={number}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </Field>
      <Button type="submit" kind="second" icon="check" busy={check.isPending}>
        {t('Check')}
      </Button>
      {check.isError && !isSilent && <ShownMessage text={check.error.message} />}
      {found && (
        <MessageBox
          tone={tones[found.state]}
          text={t(found.state, {
            number: found.report_number ?? '',
            created: day(found.created_at),
            until: day(found.valid_until),
          })}
        />
      )}
    </form>
  );
}
