import { isPsuId } from '@vesta/domain/bank-connection/credentials';
import { fetchDays } from '@vesta/domain/bank-connection/fetch-days';
import { addDays } from '@vesta/domain/dates/add-days';
import type { BankListEntry } from '@vesta/domain/documents/banks';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useReader } from '../../lib/use-reader.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import { Unbroken } from '../../ui/unbroken/unbroken.tsx';
import { useToday } from '../checked-form/use-today.ts';
import styles from './bank-connection.module.css';
import { type CredentialErrors, CredentialFields, credentialErrors } from './credential-fields.tsx';
import type { Connection } from './use-connection.ts';

interface ConsentCardProps {
  entry: BankListEntry;
  months: number;
  connection: Connection;
  /** Null where the statements of this bank cannot be handed in. */
  onPdf: (() => void) | null;
}

const yes = ['movements', 'balance', 'name'] as const;

/** What a person allows their bank to show, their word for it, and the way to the bank. */
export function ConsentCard({ entry, months, connection, onPdf }: ConsentCardProps) {
  const t = useTranslations('BankConnection');
  const { reader } = useReader();
  const format = useFormatter();
  const title = useId();
  const today = useToday();
  const box = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [password, setPassword] = useState('');
  const { form, change, problem, isBusy } = connection;
  const isEmbedded = entry.yapily_metadata?.auth_method === 'embedded';
  const needsPsu = entry.yapily_metadata?.psu.psu_id ?? false;
  const credentials = { userId: form.userId, password };
  const wrong: CredentialErrors = isEmbedded ? credentialErrors(credentials) : {};
  const isPsuWrong = needsPsu && !isPsuId(form.psuId);
  const day = (date: string | null) =>
    date ? format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' }) : '';
  const from = day(addDays(today, -fetchDays(months)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!form.agreed || isPsuWrong || Object.keys(wrong).length > 0) {
      setTimeout(() => box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    // The password is emptied as soon as it is on its way; that is nothing to complain about.
    setIsTried(false);
    if (isEmbedded) {
      setPassword('');
      void connection.signIn(entry, credentials);
    } else void connection.goToBank(entry, false);
  };
  // A lender does see the movements of a loan's applicant.
  const refused = [
    'money' as const,
    isEmbedded ? ('passwordNotKept' as const) : ('password' as const),
    ...(reader === 'lender' ? [] : ['landlord' as const]),
  ];
  return (
    <form className={styles.card} aria-labelledby={title} onSubmit={submit} noValidate autoComplete="off" ref={box}>
      <header>
        <h3 id={title}>{t('Consent.Title', { bank: entry.name })}</h3>
        <p className="small quiet">{t('Consent.Once')}</p>
      </header>
      <div className={styles.allows}>
        <ul>
          {yes.map((what) => (
            <li key={what}>
              <Icon name="check" size={20} />
              <span>
                <Unbroken words={t(`Consent.Yes.${what}`, { from, to: day(today) })} />
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.not}>
          {refused.map((what) => (
            <li key={what}>
              <Icon name="x" size={20} />
              <span>{t(`Consent.No.${what}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      {needsPsu && (
        <Field
          label={t('PsuId.Label', { bank: entry.name })}
          hint={t('PsuId.Hint')}
          error={isTried && isPsuWrong ? t('PsuId.Short') : null}
          required
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={form.psuId}
            onChange={(event) => change({ psuId: event.currentTarget.value })}
          />
        </Field>
      )}
      {isEmbedded && (
        <CredentialFields
          bank={entry.name}
          value={credentials}
          errors={isTried ? wrong : {}}
          onUserId={(userId) => change({ userId })}
          onPassword={setPassword}
        />
      )}
      <div className={styles.word}>
        <Tick
          checked={form.agreed}
          onChange={(event) => change({ agreed: event.currentTarget.checked })}
          error={isTried && !form.agreed ? t('Consent.Needed') : null}
        >
          {t('Consent.Agree')}
        </Tick>
        <Fold bare title={t('Consent.Full.Title')}>
          <div className="stack-s small">
            <p>{t('Consent.Full.Who')}</p>
            <p>{t('Consent.Full.What', { bank: entry.name, from, to: day(today) })}</p>
            <p>{t('Consent.Full.Why')}</p>
            <p>{t('Consent.Full.End')}</p>
          </div>
        </Fold>
      </div>
      {/* Where the button was pressed: the top of the card is out of sight by then. After a refusal in the bank's own tab
          the list of banks is back above it, and the message would be out of sight as well. */}
      {problem && <ShownMessage text={problem} />}
      <div className={styles.acts}>
        <Button type="submit" busy={isBusy} endIcon={isEmbedded ? 'lock' : 'arrow-r'}>
          {t(isEmbedded ? 'SignIn' : 'GoTo', { bank: entry.name })}
        </Button>
        {onPdf && (
          <Button kind="ghost" onClick={onPdf}>
            {t('PdfInstead')}
          </Button>
        )}
      </div>
      {!isEmbedded && <p className="small quiet">{t('NewTab')}</p>}
    </form>
  );
}
