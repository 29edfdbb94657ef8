import * as z from 'zod/mini';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { choice, form, requiredText } from '../validation/form-fields.ts';
import { normaliseName, validateName } from '../validation/name.ts';
import { companyRoles } from './permissions.ts';

export const deskMember = z.object({
  id: z.string(),
  /** Until the person has signed in, what this company called them itself; null where it did not. */
  name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(companyRoles),
  joined: z.boolean(),
  is_me: z.boolean(),
});
export type DeskMember = z.infer<typeof deskMember>;

export const membersAnswer = z.object({ success: z.literal(true), members: z.array(deskMember) });

export const inviteMemberForm = form({
  name: requiredText(normaliseName, validateName),
  email: requiredText(normaliseEmail, validateEmail),
  role: choice(companyRoles),
});
export type InviteMemberForm = z.output<typeof inviteMemberForm>;

export const memberRoleForm = form({ role: choice(companyRoles) });
