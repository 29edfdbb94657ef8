import * as z from 'zod/mini';

/** In a guarantor's own report: what they could carry for somebody else, and what that is made of. Cents a month. */
export const ownRoom = z.object({
  /** Null where no income is known. */
  room: z.nullable(z.int()),
  income: z.nullable(z.int()),
  commitments: z.int(),
  /** Own rent or loan for the home; null where neither an account nor they tell it, and then nothing is taken off. */
  housing: z.nullable(z.int()),
});
export type OwnRoom = z.infer<typeof ownRoom>;
