import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSentence } from '../../../features/checked-form/use-sentence.ts';
import { ActionBar } from '../../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../../ui/continue-button/continue-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useAskCode } from './sign-in.api.ts';

/** To which address the code shall go. */
export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('Desk.SignIn');
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const ask = useAskCode();
  const email = normaliseEmail(typed);
  const refused = validateEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (!refused && !ask.isPending) ask.mutate(email, { onSuccess: () => onSent(email) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('Lead')} />
      <div className="stack">
        {ask.isError && <ShownMessage text={ask.error.message} defaultText={t('Failed')} />}
        <Field
          id="email"
          label={t('Email')}
          error={isJudged && refused ? sentence('email', refused) : undefined}
          required
        >
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
      </div>
      <ActionBar>
        <ContinueButton label={t('Send')} why={typed.trim() === '' ? t('WhyEmail') : null} busy={ask.isPending} />
      </ActionBar>
    </form>
  );
}
