import { DEFAULT_REGION, regionCodes } from '@vesta/domain/regions/codes';
import * as z from 'zod';

/** Longer than any address that a person types; longer texts cost without helping. */
const LONGEST_TEXT = 200;
const LONGEST_PLACE_ID = 2000;
const LAST_PAGE = 100;

export const addressesQuery = z.object({
  text: z.string().max(LONGEST_TEXT).default(''),
  countryCode: z
    .string()
    .regex(/^[a-z]{2}$/i)
    .default(DEFAULT_REGION),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  /** Made up by the client, the same while one address is being typed. */
  session: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .optional(),
});

export const addressDetailsQuery = z.object({ placeId: z.string().min(1).max(LONGEST_PLACE_ID) });

export const postcodeFitQuery = z.object({
  country: z.enum(regionCodes),
  city: z.string().min(1).max(LONGEST_TEXT),
  postcode: z.string().regex(/^\d{5}$/),
});

export const birthplacesQuery = z.object({ text: z.string().max(LONGEST_TEXT).default('') });
