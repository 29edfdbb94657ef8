import * as z from 'zod';

/** Places API (New): the parts of its answers that we read. Empty lists are left out by the service. */
export const autocompleteAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: z.object({ text: z.string() }),
            structuredFormat: z
              .object({
                mainText: z.object({ text: z.string() }),
                secondaryText: z.object({ text: z.string() }).optional(),
              })
              .optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type AutocompleteAnswer = z.infer<typeof autocompleteAnswer>;

export const placeAnswer = z.object({
  formattedAddress: z.string().optional(),
  addressComponents: z
    .array(
      z.object({
        longText: z.string().default(''),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;
