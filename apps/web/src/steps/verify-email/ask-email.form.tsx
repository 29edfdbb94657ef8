import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { Verification } from './use-verification.ts';

/** Somebody comes without a trace of who they are: they name the address, and a code goes there if we know it. */
export function AskEmailForm({ verification: { send, busy, error } }: { verification: Verification }) {
  const t = useTranslations('VerifyEmail.Ask');
  const { form, refusedNow } = useCheckedForm({ email: '' }, ({ email }) => ({ email: validateEmail(email) }));
  const submit = form.handleSubmit(({ email }) => send(normaliseEmail(email), { isFirst: true }));
  return (
    <form className="form" onSubmit={submit} noValidate>
      <PageHeader header={t('Title')} description={t('Lead')} />
      <div className="stack">
        {error && <ShownMessage text={error} />}
        <CheckedInput
          form={form}
          name="email"
          label={t('Email')}
          normalise={normaliseEmail}
          input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
        />
      </div>
      <ActionBar>
        <ContinueButton label={t('Send')} why={refusedNow.length > 0 ? t('Why') : null} busy={busy === 'sending'} />
      </ActionBar>
    </form>
  );
}
