import * as z from 'zod/mini';
import { bankAuthType } from './auth-types.ts';
import { CREDENTIAL_MAX_LENGTH, isCredential } from './credentials.ts';

const MAX_ID_LENGTH = 120;
const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const credential = z.string().check(z.refine(isCredential));

/** Forms send words for yes and no. */
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value): boolean => value === true || value === 'true'),
);

const psu = z.object({
  psu_id: z.optional(z.nullable(z.string().check(z.maxLength(CREDENTIAL_MAX_LENGTH)))),
  psu_corporate_id: z.optional(z.nullable(z.string().check(z.maxLength(CREDENTIAL_MAX_LENGTH)))),
});
export type PsuData = z.infer<typeof psu>;

function opened(value: PsuData | string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? {} : (JSON.parse(value) as unknown);
  } catch {
    return null;
  }
}

/** An object, or the same as the text of a form field. */
const psuData = z.prefault(
  z.pipe(z.pipe(z.union([psu, z.string().check(z.maxLength(MAX_ID_LENGTH * 4))]), z.transform(opened)), psu),
  {},
);

/** Said on the screen before anything is asked of the bank; who says no is not connected. */
const agreed = z.optional(flag);

export const redirectRequest = z.object({
  /** The provider's name of the bank, or the bank's own number. */
  bank_id: id,
  region: z.optional(z.string().check(z.maxLength(MAX_ID_LENGTH))),
  auth_type: z.prefault(bankAuthType, 'single_redirect'),
  /** True asks for the second of the two ways to the bank. */
  pre_auth_completed: z.prefault(flag, false),
  psu_data: psuData,
  consent_accepted: agreed,
});
export type RedirectRequest = z.infer<typeof redirectRequest>;

export const embeddedRequest = z.object({
  bank_id: id,
  bank_user_id: credential,
  bank_password: credential,
  psu_data: psuData,
  consent_accepted: agreed,
});
export type EmbeddedRequest = z.infer<typeof embeddedRequest>;

/** The method by its id, or as it was offered. */
const method = z.union([id, z.object({ id })]);

export const sendCodeRequest = z.object({ consent_id: id, method });
export type SendCodeRequest = z.infer<typeof sendCodeRequest>;

export const enterCodeRequest = z.object({
  consent_id: id,
  method: z.optional(z.nullable(method)),
  sca_code: credential,
});
export type EnterCodeRequest = z.infer<typeof enterCodeRequest>;

export const embeddedStatusRequest = z.object({ consent_id: id });

const said = z.optional(z.string().check(z.maxLength(MAX_ID_LENGTH)));
export const redirectStatusQuery = z.object({ consent_id: id, institution_id: said, decoupled: said });
export const transactionsQuery = z.object({ consent_id: id, institution_id: said, country: said, consent_token: said });
export type TransactionsQuery = z.infer<typeof transactionsQuery>;

const MAX_TOKEN_LENGTH = 8000;
const posted = z.optional(z.nullable(z.string().check(z.maxLength(MAX_TOKEN_LENGTH))));
/** What the bank hung on the address of the return page. None of it is believed. */
export const callbackRequest = z.object({
  institution: posted,
  application_user_id: posted,
  user_uuid: posted,
  error: posted,
  consent: posted,
  /** Stands in the place of a consent where the provider hands out tokens that work once. */
  one_time_token: posted,
});
export type CallbackRequest = z.infer<typeof callbackRequest>;
