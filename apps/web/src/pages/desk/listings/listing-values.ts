import { dayFromSlashDate, slashDateOf } from '@vesta/domain/dates/slash-date';
import type { DeskListing, LettingStage } from '@vesta/domain/desk/listings';
import { DEFAULT_STAGE } from '@vesta/domain/desk/listings';
import { amountText } from '@vesta/domain/money/amount-text';
import { parseMoney } from '@vesta/domain/money/parse-money';
import type { RegionCode } from '@vesta/domain/regions/codes';

export interface ListingValues extends Record<string, string | boolean> {
  title: string;
  place: string;
  summary: string;
  rent_cents: string;
  charges_cents: string;
  available_from: string;
  stage: LettingStage;
  lan_pays: boolean;
  report_email: string;
}

export const emptyListing: ListingValues = {
  title: '',
  place: '',
  summary: '',
  rent_cents: '',
  charges_cents: '',
  available_from: '',
  stage: DEFAULT_STAGE,
  lan_pays: false,
  report_email: '',
};

const moneyText = (cents: number | null, region: RegionCode): string =>
  cents === null ? '' : amountText(cents, region);

/** A listing as the form shows it. */
export const listingValues = (listing: DeskListing): ListingValues => ({
  title: listing.title,
  place: listing.place,
  summary: listing.summary ?? '',
  rent_cents: moneyText(listing.rent_cents, listing.region),
  charges_cents: moneyText(listing.charges_cents, listing.region),
  available_from: slashDateOf(listing.available_from ?? '') ?? '',
  stage: listing.stage,
  lan_pays: listing.lan_pays,
  report_email: listing.report_email ?? '',
});

/** An empty amount is unknown; what cannot be read as one is left for the schema to refuse. */
const cents = (text: string, region: RegionCode): number | string | null =>
  text.trim() === '' ? null : (parseMoney(text, region) ?? text);

/** The form as the server wants it. */
export const listingPayload = (values: ListingValues, region: RegionCode) => ({
  ...values,
  rent_cents: cents(values.rent_cents, region),
  charges_cents: cents(values.charges_cents, region),
  available_from: dayFromSlashDate(values.available_from) ?? values.available_from,
});
