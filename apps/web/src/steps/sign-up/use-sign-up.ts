import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { emailProof, emptyProof } from '../../features/email-proof/email-proof.ts';
import type { useInvitation } from '../../features/invitation/use-invitation.ts';
import { signUpPrefill } from '../../features/sign-up-prefill/sign-up-prefill.ts';
import { ApiFailure } from '../../lib/api.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { invitation as stored } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { useSignUpCalls } from './sign-up.api.ts';
import { type SignUpValues, toPayload } from './sign-up.mapping.ts';

interface SignUpDoors {
  checked: CheckedForm<SignUpValues>;
  invitation: ReturnType<typeof useInvitation>;
  formRef: RefObject<HTMLFormElement | null>;
  /** Called when the server has taken the answers. */
  onSent: () => void;
  now?: () => number;
}

const isOfInvitation = (code: string) => code === 'INVITATION_USED' || code === 'INVITATION_INVALID';

/** Sends the sign-up: counts the attempt, lets a note be read once, and keeps what the next page needs. */
export function useSignUp({ checked, invitation, formRef, onSent, now = Date.now }: SignUpDoors) {
  const t = useTranslations();
  const route = useRoute();
  const flow = useFlow();
  const calls = useSignUpCalls();
  const [note, setNote] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const opened = useRef<string | null>(null);
  const { form, markRefused } = checked;

  const payload = () => {
    const listingId = flow.listingUnknown ? null : (route.listingId ?? startDraft.read().listingId);
    const { applicationType } = route;
    return toPayload(form.getValues(), {
      applicationType,
      listingId,
      invitationCode: stored.code(),
      role: invitation.role,
    });
  };

  async function save(): Promise<void> {
    opened.current = null;
    setRefusals(0);
    const body = payload();
    const said = await calls.attempt(body);
    // The same note twice is no news: pressing again means that it has been read.
    if (said && said !== note) return setNote(said);
    setNote(null);
    try {
      opened.current = await calls.submit(body);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (isOfInvitation(failure.code)) return invitation.refuse(failure.message);
      markRefused(failure);
      setRefusals(failure.fields.length);
      throw failure.fields.length > 1 ? new Error(t('Form.Error')) : failure;
    }
  }

  function onSaved(): void {
    const applicationId = opened.current;
    if (!applicationId) return;
    const sentAt = now();
    const { email } = payload();
    emailProof.keep({
      ...emptyProof,
      applicationId,
      email,
      isNew: true,
      sentAt,
      retryAt: sentAt + RESEND_COOLDOWN_SECONDS * 1000,
      answers: form.getValues(),
    });
    const { employment_status: status } = form.getValues();
    if (status) startDraft.keep({ ...startDraft.read(), employmentStatus: status });
    signUpPrefill.forget();
    onSent();
    // Somebody who chose their occupation on this very page has no steps loaded yet; what comes next is the same.
    if (flow.steps.length > 0) flow.next(applicationId);
    else flow.goTo('verify-email', applicationId);
  }

  const saving = useContinue({ save, onSaved, form: formRef });
  return { ...saving, note, severalRefused: refusals > 1 };
}
