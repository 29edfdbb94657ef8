import * as z from 'zod/mini';

/** What the page must know about this installation before its first call; the server puts it into the page itself. */
export const houseNotice = z.object({
  marketingUrl: z.nullable(z.string()),
  /** Certificates the operator really holds. */
  seals: z.array(z.object({ label: z.string(), icon: z.enum(['shield', 'lock', 'bank']) })),
  /** True while some provider is only simulated. */
  sandbox: z.boolean(),
});
export type HouseNotice = z.infer<typeof houseNotice>;

/** Id of the element that carries it. */
export const HOUSE_NOTICE_ID = 'vesta-house';
