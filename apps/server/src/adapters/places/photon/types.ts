import * as z from 'zod';

const feature = z.object({
  properties: z.object({
    type: z.string().optional(),
    countrycode: z.string().optional(),
    name: z.string().optional(),
    housenumber: z.string().optional(),
    street: z.string().optional(),
    postcode: z.string().optional(),
    city: z.string().optional(),
    district: z.string().optional(),
    locality: z.string().optional(),
    county: z.string().optional(),
    state: z.string().optional(),
  }),
});
export type PhotonFeature = z.infer<typeof feature>;

/** The GeoJSON that Photon answers with; only what an address needs. */
export const searchAnswer = z.object({ features: z.array(feature) });
export type SearchAnswer = z.infer<typeof searchAnswer>;
