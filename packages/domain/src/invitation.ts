import * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from './validation/email.ts';
import { form, requiredText } from './validation/form-fields.ts';

export const guestRoles = ['co-applicant', 'guarantor'] as const;
/**
 * Written to, has followed the link, has begun an application, stands at its end; the time to answer is over, the mail
 * did not reach its address.
 */
export const invitationStates = ['sent', 'opened', 'joined', 'finished', 'expired', 'failed'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Whoever has begun is neither reminded nor written to elsewhere: they are known by the address of the invitation. */
export const isUnanswered = (state: InvitationState): boolean => state !== 'joined' && state !== 'finished';

/** How an invitation fares, for whoever sent it: where it went and how far its person is, and nothing of theirs. */
export const invitationLine = z.object({
  email: z.string(),
  role: z.enum(guestRoles),
  state: z.enum(invitationStates),
  sent_at: z.string(),
  /** When the person was last written to once more. */
  reminded_at: z.nullable(z.string()),
});
export type InvitationLine = z.infer<typeof invitationLine>;

export const reminderForm = form({ email: requiredText(normaliseEmail, validateEmail) });
