import { normaliseEmail } from '@vesta/domain/validation/email';
import { normaliseName } from '@vesta/domain/validation/name';
import { asksForMobile } from '@vesta/domain/validation/sign-up-form';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useNeededWords } from '../../features/checked-form/use-still-needed.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import type { useInvitation } from '../../features/invitation/use-invitation.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { Consents } from './consents.tsx';
import { JobField } from './job-field.tsx';
import { MobileField } from './mobile-field.tsx';
import type { SignUpValues } from './sign-up.mapping.ts';
import { refusedSignUp, type SignUpField } from './sign-up.rules.ts';
import { SignUpMessages } from './sign-up-messages.tsx';
import { useSignUp } from './use-sign-up.ts';
import type { SignUpStart } from './use-sign-up-start.ts';

interface SignUpFormProps {
  start: SignUpStart;
  invitation: ReturnType<typeof useInvitation>;
}

/** The reason beside the button: what is still missing, by name. */
function useWhy(refused: readonly SignUpField[], wrong: readonly SignUpField[]): string | null {
  const t = useTranslations();
  const words = useNeededWords();
  const named = (fields: readonly SignUpField[]) => fields.map((name) => t(`Fields.${name}.name`));
  const missing = refused.filter((name) => !wrong.includes(name));
  return words(named(missing), named(wrong), (fields) => t('SignUp.Why', { fields }));
}

export function SignUpForm({ start, invitation }: SignUpFormProps) {
  const t = useTranslations();
  const flow = useFlow();
  const { applicationType, region } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const checked = useCheckedForm<SignUpValues>(start.values, (values) => refusedSignUp(values, applicationType));
  const { form, refusedNow, wrongNow } = checked;
  const draft = useDraft(form, 'sign-up');
  const signUp = useSignUp({ checked, invitation, formRef, onSent: draft.clear });
  const why = useWhy(refusedNow as SignUpField[], wrongNow as SignUpField[]);
  const isLocked = (name: keyof SignUpValues) => start.locked.has(name);
  const emailHint = invitation.invitation ? t('SignUp.EmailLocked') : t('SignUp.EmailHint');

  return (
    <form ref={formRef} onSubmit={form.handleSubmit(signUp.onContinue)} noValidate>
      <SignUpMessages signUp={signUp} errors={form.formState.errors} />
      <div className="stack">
        {start.locked.size > 1 && <p className="small quiet">{t('SignUp.Locked')}</p>}
        <div className="pair">
          <CheckedInput
            form={form}
            name="first_name"
            label={t('SignUp.FirstName')}
            normalise={normaliseName}
            input={{ autoComplete: 'given-name', autoCapitalize: 'words', readOnly: isLocked('first_name') }}
          />
          <CheckedInput
            form={form}
            name="last_name"
            label={t('SignUp.LastName')}
            normalise={normaliseName}
            input={{ autoComplete: 'family-name', autoCapitalize: 'words', readOnly: isLocked('last_name') }}
          />
        </div>
        <CheckedInput
          form={form}
          name="email"
          label={t('SignUp.Email')}
          hint={emailHint}
          normalise={normaliseEmail}
          input={{
            type: 'email',
            autoComplete: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
            readOnly: isLocked('email'),
          }}
        />
        {asksForMobile(applicationType) && <MobileField form={form} region={region} locked={isLocked('mobile')} />}
        {start.asksForJob && <JobField form={form} role={invitation.role} />}
        <Consents form={form} />
      </div>
      <ActionBar back={{ label: t('General.Back'), onBack: flow.back }}>
        <ContinueButton label={t('SignUp.Submit')} why={why} busy={signUp.busy} onBlocked={() => form.trigger()} />
      </ActionBar>
    </form>
  );
}
