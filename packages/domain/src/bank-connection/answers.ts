import * as z from 'zod/mini';
import { bankAuthStatus, scaMethod } from './auth-types.ts';

export const redirectAnswer = z.object({
  success: z.literal(true),
  consent_id: z.string(),
  /** Null where the bank asks in its own app. */
  authorization_url: z.nullable(z.string()),
  decoupled_auth: z.boolean(),
});
export type RedirectAnswer = z.infer<typeof redirectAnswer>;

export const embeddedAnswer = z.object({
  success: z.literal(true),
  consent_id: z.string(),
  sca_methods: z.array(scaMethod),
  /** False where the bank has chosen the way of the code itself. */
  show_choices: z.boolean(),
  /** True where there is no code: the person agrees in the bank's app. */
  decoupled: z.boolean(),
});
export type EmbeddedAnswer = z.infer<typeof embeddedAnswer>;

export const sendCodeAnswer = z.object({
  success: z.literal(true),
  decoupled: z.boolean(),
  /** What the bank says about the code that it has sent. */
  information: z.nullable(z.string()),
});
export type SendCodeAnswer = z.infer<typeof sendCodeAnswer>;

/** What went wrong, in the words of the caller and by the name of the text. */
export const bankProblem = z.object({ message: z.string(), message_key: z.string() });
export type BankProblem = z.infer<typeof bankProblem>;

export const redirectStatusAnswer = z.object({
  success: z.literal(true),
  status: bankAuthStatus,
  error: z.nullable(bankProblem),
});
export type RedirectStatusAnswer = z.infer<typeof redirectStatusAnswer>;

export const embeddedStatusAnswer = z.extend(redirectStatusAnswer, {
  /** Opens nothing by itself: it stands for the token that stays here. Null until the bank has agreed. */
  consent_token: z.nullable(z.string()),
});
export type EmbeddedStatusAnswer = z.infer<typeof embeddedStatusAnswer>;

/** What came from the bank and is not counted. */
export const leftOut = z.object({
  accounts: z.array(z.object({ name: z.string(), reason: z.enum(['currency', 'kind']) })),
  pending: z.int(),
  foreign: z.int(),
});
export type LeftOut = z.infer<typeof leftOut>;

export const transactionsAnswer = z.object({
  success: z.boolean(),
  /** `in_progress`: the fetch goes on by itself; asking again tells what became of it. */
  status: bankAuthStatus,
  documents: z.array(z.object({ file: z.object({ id: z.string(), name: z.string() }) })),
  error: z.nullable(bankProblem),
  left_out: z.nullable(leftOut),
});
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>;
