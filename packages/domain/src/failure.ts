import * as z from 'zod/mini';

/** One refused field: `msg` says what is wrong, `loc_msg` says it with the field's name, ready for the screen. */
export const fieldFailure = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  code: z.string(),
  msg: z.string(),
  loc_msg: z.optional(z.string()),
});
export type FieldFailure = z.infer<typeof fieldFailure>;

/** The shape of every answer that is not a success. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  msg: z.optional(z.array(fieldFailure)),
});
export type Failure = z.infer<typeof failure>;
