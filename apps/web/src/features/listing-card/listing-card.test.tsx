import { cleanup, screen } from '@testing-library/react';
import type { Listing } from '@vesta/domain/listing';
import { core } from '@vesta/texts/en/core';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import { ListingCard } from './listing-card.tsx';

const { NoFee, OwnFee } = core.Occupation.Listing;
const flat = {
  id: '1',
  listingUuid: '0a7c0002-0000-4000-8000-000000000011',
  title: 'Bartelsstraße 12',
  place: 'Hamburg',
  summary: null,
  region: 'de',
  applicationType: 'rent',
  amountCents: 118_000,
  availableFrom: null,
  lanPays: false,
} as unknown as Listing;

afterEach(cleanup);

test.each([
  [{}, 'a month, heating and charges included', OwnFee, NoFee],
  [{ region: 'it', lanPays: true }, 'a month, plus any charges', NoFee, OwnFee],
  [{ applicationType: 'mortgage' }, 'a month', OwnFee, NoFee],
])('a listing %o says what its rent holds and who pays for the report', async (more, rent, said, unsaid) => {
  await stage(<ListingCard listing={{ ...flat, ...more } as Listing} />);
  expect(await screen.findByText(rent)).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});
