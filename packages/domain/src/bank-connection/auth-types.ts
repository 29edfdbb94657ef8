import * as z from 'zod/mini';

/** How a bank lets its customer agree: one redirect, two of them, or with credentials typed on our page. */
export const BANK_AUTH_TYPES = ['single_redirect', 'pre_auth', 'embedded'] as const;
export const bankAuthType = z.enum(BANK_AUTH_TYPES);
export type BankAuthType = z.infer<typeof bankAuthType>;

/** What a screen that polls is told. */
export const BANK_AUTH_STATUSES = ['in_progress', 'completed', 'error'] as const;
export const bankAuthStatus = z.enum(BANK_AUTH_STATUSES);
export type BankAuthStatus = z.infer<typeof bankAuthStatus>;

export const SCA_METHOD_TYPES = ['SMS_OTP', 'CHIP_OTP', 'PHOTO_OTP', 'PUSH_OTP'] as const;
/** One way to get a code from the bank. Providers add kinds without notice, so the type is an open string. */
export const scaMethod = z.object({
  id: z.string(),
  type: z.string(),
  description: z.nullable(z.string()),
  information: z.nullable(z.string()),
});
export type ScaMethod = z.infer<typeof scaMethod>;
