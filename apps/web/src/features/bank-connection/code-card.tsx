import { isCredential } from '@vesta/domain/bank-connection/credentials';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import styles from './bank-connection.module.css';
import { useFocusHere } from './use-focus-here.ts';

interface CodeCardProps {
  bank: string;
  /** What the bank says about the code that it sent. */
  information: string | null;
  problem: string | null;
  isBusy: boolean;
  onCode: (code: string) => void;
  onStop: () => void;
}

/** The code that the bank sent. A wrong one may be entered again without beginning anew. */
export function CodeCard({ bank, information, problem, isBusy, onCode, onStop }: CodeCardProps) {
  const t = useTranslations('BankConnection');
  const heading = useFocusHere<HTMLHeadingElement>();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(!isCredential(code));
    if (isCredential(code)) onCode(code);
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate autoComplete="off">
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {t('Code.Title', { bank })}
        </h3>
        <p className="small quiet">{t('Code.Text')}</p>
        {information && <p className={styles.told}>{information}</p>}
      </header>
      <Field label={t('Code.Label')} error={isShort ? t('CredentialLength') : problem} required>
        <TextInput
          autoComplete="one-time-code"
          inputMode="text"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" busy={isBusy}>
          {t('Code.Confirm')}
        </Button>
        <Button kind="ghost" onClick={onStop}>
          {t('Stop')}
        </Button>
      </div>
    </form>
  );
}
