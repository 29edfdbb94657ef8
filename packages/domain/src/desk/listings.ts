import * as z from 'zod/mini';
import { applicationTypes } from '../application-types.ts';
import { isRealDay } from '../dates/day.ts';
import { type RegionCode, regionCodes } from '../regions/codes.ts';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { choice, choiceOr, flag, form, optionalText, requiredText } from '../validation/form-fields.ts';
import { validateFreeText } from '../validation/free-text.ts';
import { tidy } from '../validation/tidy.ts';

/** How far a letting has come: people look at it, they want it, one of them was chosen. */
export const lettingStages = ['viewing', 'wish', 'chosen'] as const;
export type LettingStage = (typeof lettingStages)[number];
export const DEFAULT_STAGE: LettingStage = 'wish';

/** In Germany a landlord may ask what people earn only once they want the home; before that, figures stay shut. */
export const mayShowFigures = (region: RegionCode, stage: LettingStage): boolean =>
  region !== 'de' || stage !== 'viewing';

/** No rent of a home is near as high; a price of a property may be. */
const MAX_AMOUNT_CENTS = 2_000_000_000;
const amount = z.prefault(
  z.nullable(z.int({ error: 'pattern' }).check(z.nonnegative('notPositive'), z.maximum(MAX_AMOUNT_CENTS, 'tooLarge'))),
  null,
);

const fields = {
  title: requiredText(tidy, validateFreeText),
  place: requiredText(tidy, validateFreeText),
  summary: optionalText(tidy, validateFreeText),
  /** Without charges; the price where a property is sold. */
  rent_cents: amount,
  charges_cents: amount,
  available_from: optionalText(tidy, (day) => (isRealDay(day) ? null : 'noSuchDay')),
  stage: choiceOr(lettingStages, DEFAULT_STAGE),
  lan_pays: flag(),
  report_email: optionalText(normaliseEmail, validateEmail),
};

export const newListingForm = form({
  ...fields,
  region: choice(regionCodes),
  application_type: choice(applicationTypes),
});
export type NewListingForm = z.output<typeof newListingForm>;

/** Country and kind stay as they were: whoever has applied did so for these. */
export const listingForm = form({ ...fields, version: z.int() });
export type ListingForm = z.output<typeof listingForm>;

export const deskListing = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  summary: z.nullable(z.string()),
  region: z.enum(regionCodes),
  application_type: z.enum(applicationTypes),
  rent_cents: z.nullable(z.int()),
  charges_cents: z.nullable(z.int()),
  /** What reports judge: in Germany with charges, in Italy without. */
  amount_cents: z.nullable(z.int()),
  available_from: z.nullable(z.string()),
  stage: z.enum(lettingStages),
  lan_pays: z.boolean(),
  report_email: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  version: z.int(),
  /** The link that people apply with. */
  apply_link: z.string(),
});
export type DeskListing = z.infer<typeof deskListing>;

export const listingLine = z.extend(deskListing, {
  applicants: z.object({ started: z.int(), released: z.int(), invited: z.int() }),
});
export type ListingLine = z.infer<typeof listingLine>;

export const listingsAnswer = z.object({ success: z.literal(true), listings: z.array(listingLine) });
export const listingAnswer = z.object({ success: z.literal(true), listing: deskListing });

/** The amount that a listing is judged by: in Germany people speak of the warm rent, in Italy of the rent alone. */
export const judgedAmount = (region: RegionCode, rent: number | null, charges: number | null): number | null =>
  rent === null ? null : region === 'de' ? rent + (charges ?? 0) : rent;

/** The way back: the rent without charges. */
export const rentOf = (region: RegionCode, judged: number | null, charges: number | null): number | null =>
  judged === null ? null : region === 'de' ? Math.max(0, judged - (charges ?? 0)) : judged;
