import { isCredential } from '@vesta/domain/bank-connection/credentials';
import { useTranslations } from 'use-intl';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { Credentials } from './connection.api.ts';

export type CredentialErrors = Partial<Record<keyof Credentials, true>>;

/** Which of the two cannot be what a bank gave its customer. */
export const credentialErrors = ({ userId, password }: Credentials): CredentialErrors => ({
  ...(isCredential(userId) ? {} : { userId: true }),
  ...(isCredential(password) ? {} : { password: true }),
});

interface CredentialFieldsProps {
  bank: string;
  value: Credentials;
  errors: CredentialErrors;
  onUserId: (userId: string) => void;
  onPassword: (password: string) => void;
}

/** What the bank gave its customer to sign in with. No browser shall offer to keep it. */
export function CredentialFields({ bank, value, errors, onUserId, onPassword }: CredentialFieldsProps) {
  const t = useTranslations('BankConnection');
  return (
    <div className="stack">
      <Field label={t('UserId.Label', { bank })} error={errors.userId ? t('CredentialLength') : null} required>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value.userId}
          onChange={(event) => onUserId(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t('Password.Label', { bank })}
        hint={t('Password.Hint')}
        error={errors.password ? t('CredentialLength') : null}
        required
      >
        <TextInput
          type="password"
          autoComplete="off"
          value={value.password}
          onChange={(event) => onPassword(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
