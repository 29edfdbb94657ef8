import * as z from 'zod/mini';

/** Pieces of a line: plain or bold words, or a link. */
export const inline = z.object({
  text: z.string(),
  bold: z.optional(z.boolean()),
  href: z.optional(z.string()),
});
export type Inline = z.infer<typeof inline>;

const line = z.array(inline);

/** A page of words, already taken apart: the browser draws it without ever touching HTML. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), content: line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
  z.object({ kind: z.literal('rule') }),
]);
export type Block = z.infer<typeof block>;

export const contentDocument = z.object({
  title: z.string(),
  description: z.string(),
  updated: z.string(),
  version: z.string(),
  blocks: z.array(block),
});
export type ContentDocument = z.infer<typeof contentDocument>;
