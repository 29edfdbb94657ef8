import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { normaliseName, validateName } from '@vesta/domain/validation/name';
import * as z from 'zod';

const name = z
  .string()
  .transform(normaliseName)
  .refine((text) => validateName(text) === null);

export const personSchema = z.object({
  first_name: name,
  last_name: name,
  email: z
    .string()
    .transform(normaliseEmail)
    .refine((text) => validateEmail(text) === null),
  /** Seconds since 1970. */
  expires: z.number().int().positive(),
});

/** Whom a partner sends, and for which home. */
export interface PartnerEntry extends z.infer<typeof personSchema> {
  /** The home that the partner named under its signature; undefined in links of the older form, which sign none. */
  listing?: string | null | undefined;
}

export interface ReadEntry {
  /** Id of the key that is said to have signed. */
  key: string;
  /** Names the link in the list of used ones. */
  digest: Buffer;
  /** What was signed; null unless this secret signed it. */
  open(secret: Uint8Array): PartnerEntry | null;
}
