import { joinMobile } from '@vesta/domain/validation/mobile';
import { emailProof } from '../../features/email-proof/email-proof.ts';
import type { Invitation } from '../../features/invitation/use-invitation.ts';
import { signUpPrefill } from '../../features/sign-up-prefill/sign-up-prefill.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { useRoute } from '../../lib/use-route.ts';
import { fromKeptAnswers, type SignUpValues, toFormValues } from './sign-up.mapping.ts';
import { refusedSignUp } from './sign-up.rules.ts';

export interface SignUpStart {
  values: SignUpValues;
  /** Fields that stay as they are. */
  locked: ReadonlySet<keyof SignUpValues>;
  /** The occupation was never chosen, so the form has to ask. */
  asksForJob: boolean;
}

const PREFILLED = ['first_name', 'last_name', 'email', 'mobile'] as const;

/** A name that the form has already goes before the one in the invitation, which somebody else wrote. */
function invitedAs({ firstName, lastName }: Invitation, typed: SignUpValues): SignUpValues {
  const isNamed = typed.first_name !== '' || typed.last_name !== '';
  return isNamed ? typed : { ...typed, first_name: firstName, last_name: lastName };
}

/** What the form starts with: the account, what a link brought along, an earlier press, and above all the invitation. */
export function useSignUpStart(invitation: Invitation | null): SignUpStart {
  const route = useRoute();
  const { state } = useFlow();
  const prefill = signUpPrefill.read();
  const kept = emailProof.read(route.applicationId)?.answers;
  const { employmentStatus } = startDraft.read();
  const account = state && { ...state.user, mobile: state.user.mobile && joinMobile(state.user.mobile) };
  const fresh = toFormValues([account, prefill], { region: route.region, employmentStatus });
  const typed = kept ? fromKeptAnswers(kept, fresh) : fresh;
  const values = invitation ? { ...invitedAs(invitation, typed), email: invitation.email } : typed;

  const locked = new Set<keyof SignUpValues>();
  const refused = refusedSignUp(values, route.applicationType);
  // A field that came empty or wrong stays open, whatever the link says: otherwise nobody could go on.
  for (const name of PREFILLED) {
    const wanted = prefill?.disableAllEdit || (name === 'email' && prefill?.disableEmailEdit);
    if (wanted && !refused[name] && values[name] !== '') locked.add(name);
  }
  if (invitation) locked.add('email');
  return { values, locked, asksForJob: employmentStatus === null };
}
