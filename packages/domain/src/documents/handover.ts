import * as z from 'zod/mini';
import { applicationTypes } from '../application-types.ts';
import { employmentStatuses } from '../employment.ts';
import { regionCodes } from '../regions/codes.ts';
import { documentTypes } from './types.ts';

/** The kind of paper that the screen asks for; the phone sees no others but those it brings. */
export const handoverForm = z.nullish(z.object({ type: z.optional(z.enum(documentTypes)) }));

export const handoverCreated = z.object({
  success: z.literal(true),
  handover_id: z.string(),
  /** What the code says. */
  link: z.string(),
  expires_at: z.string(),
});
export type HandoverCreated = z.infer<typeof handoverCreated>;

export const handoverStates = ['waiting', 'connected', 'ended'] as const;

export const handoverStatus = z.object({
  success: z.literal(true),
  state: z.enum(handoverStates),
  /** When the code or the phone's time ends. */
  expires_at: z.string(),
  /** Papers that came in since the phone was connected. */
  uploads: z.int(),
});
export type HandoverStatus = z.infer<typeof handoverStatus>;

export const handoverOpening = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** What the phone needs to know to ask for the right papers; nothing about the person. */
export const handoverOpened = z.object({
  success: z.literal(true),
  access_token: z.string(),
  handover_id: z.string(),
  application_id: z.string(),
  application_type: z.enum(applicationTypes),
  region: z.enum(regionCodes),
  employment_status: z.enum(employmentStatuses),
  expires_at: z.string(),
});
export type HandoverOpened = z.infer<typeof handoverOpened>;
