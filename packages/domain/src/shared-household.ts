import * as z from 'zod/mini';

/**
 * What describes the home and everybody in it: asked once, and found filled in by whoever applies together. Income,
 * contracts and private answers are nobody else's and have no place here.
 */
export const sharedHousehold = z.object({
  household_members_count: z.nullable(z.string()),
  hasPets: z.nullable(z.boolean()),
  petsDetails: z.nullable(z.string()),
  accessibleHouse: z.nullable(z.boolean()),
  targetRent: z.nullable(z.string()),
  targetCharges: z.nullable(z.string()),
  targetWarmRent: z.nullable(z.string()),
});
export type SharedHousehold = z.infer<typeof sharedHousehold>;

type Said = { readonly [Name in keyof SharedHousehold]?: SharedHousehold[Name] | undefined };

/** Name by name: what somebody adds to their answers later stays theirs. */
export const sharedOf = (said: Said): SharedHousehold => ({
  household_members_count: said.household_members_count ?? null,
  hasPets: said.hasPets ?? null,
  petsDetails: said.petsDetails ?? null,
  accessibleHouse: said.accessibleHouse ?? null,
  targetRent: said.targetRent ?? null,
  targetCharges: said.targetCharges ?? null,
  targetWarmRent: said.targetWarmRent ?? null,
});
