import * as z from 'zod/mini';

/** One thing to say about a paper. `data` are the values that the text under `message_key` names. */
export const documentMessage = z.object({
  message_key: z.string(),
  /** The sentence in the caller's language. */
  message: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Nobody goes on while this stands; without it, it is a warning. */
  blocker: z.boolean(),
  /** The check that says so; null where it is about the upload itself. */
  rule: z.nullable(z.string()),
});
export type DocumentMessage = z.infer<typeof documentMessage>;
