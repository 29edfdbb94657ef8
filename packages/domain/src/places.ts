import * as z from 'zod/mini';

/** One line of the address dropdown. The id is opaque: only the service that made it can read it. */
export const placeSuggestion = z.object({
  place_id: z.string(),
  description: z.string(),
  /** What choosing this line will fill in. */
  note: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

const text = z.nullable(z.string());

/** What a chosen suggestion fills into the form. */
export const addressDetails = z.object({
  county: text,
  state: text,
  stateCode: text,
  city: text,
  postcode: text,
  province: text,
  provinceCode: text,
  houseNumber: text,
  street: text,
  formattedAddress: text,
});
export type AddressDetails = z.infer<typeof addressDetails>;

/** An Italian municipality, as a fiscal code names it. */
export const municipality = z.object({
  name: z.string(),
  province: z.string(),
  provinceCode: z.string(),
  region: z.string(),
  cadastralCode: z.string(),
});
export type Municipality = z.infer<typeof municipality>;

const countryNames = z.object({ common: z.string(), official: z.string() });

export const country = z.object({
  name: z.string(),
  /** Path of a picture on our own host. */
  flag: z.string(),
  /** Phone prefix with its plus; null where nobody can be called. */
  code: text,
  cca2: z.string(),
  translations: z.object({ ita: countryNames, deu: countryNames }),
  localeName: z.string(),
});
export type Country = z.infer<typeof country>;

export const SUGGESTIONS_PER_PAGE = 10;
export const SHORTEST_SEARCH = 3;
