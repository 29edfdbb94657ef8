import * as z from 'zod';

/** What a client may send: one line, and not a long one. */
export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export const request = z.object({
  command: z.string().max(40),
  args: z.array(z.string().max(4096)).max(60),
});
export const answer = z.object({ status: z.int(), text: z.string(), data: z.unknown() });

/** Null for whatever is not JSON of the wanted shape. */
export function parsed<S extends z.ZodType>(schema: S, text: string): z.output<S> | null {
  try {
    const { data, success } = schema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
