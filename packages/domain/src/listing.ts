import * as z from 'zod/mini';
import { applicationTypes } from './application-types.ts';
import { regionCodes } from './regions/codes.ts';

export const company = z.object({
  name: z.string(),
  tagline: z.nullable(z.string()),
  url: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  visualPrimaryColor: z.nullable(z.string()),
  visualSecondaryColor: z.nullable(z.string()),
  visualBackgroundColor: z.nullable(z.string()),
  visualHeaderColor: z.nullable(z.string()),
});
export type Company = z.infer<typeof company>;

export const listing = z.object({
  id: z.string(),
  listingUuid: z.string(),
  title: z.string(),
  place: z.string(),
  summary: z.nullable(z.string()),
  region: z.enum(regionCodes),
  applicationType: z.enum(applicationTypes),
  amountCents: z.nullable(z.int()),
  availableFrom: z.nullable(z.string()),
  lanPays: z.boolean(),
  company,
});
export type Listing = z.infer<typeof listing>;
