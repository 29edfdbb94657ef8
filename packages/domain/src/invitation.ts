import * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from './validation/email.ts';
import { form, requiredText } from './validation/form-fields.ts';

export const guestRoles = ['co-applicant', 'guarantor'] as const;
/** Written to, has begun an application, stands at its end. */
export const invitationStates = ['sent', 'joined', 'finished'] as const;

/** How an invitation fares, for whoever sent it: where it went and how far its person is, and nothing of theirs. */
export const invitationLine = z.object({
  email: z.string(),
  role: z.enum(guestRoles),
  state: z.enum(invitationStates),
  sent_at: z.string(),
});
export type InvitationLine = z.infer<typeof invitationLine>;

export const reminderForm = form({ email: requiredText(normaliseEmail, validateEmail) });
