import { deskCalls } from '@vesta/domain/desk/calls';
import { listingAnswer, listingForm, listingsAnswer, newListingForm } from '@vesta/domain/desk/listings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../../house.ts';
import { failureResponses } from '../../../lib/answers.ts';
import { deskRoute, memberOf } from '../guard.ts';
import { setListingClosed } from './close-listing.ts';
import { listListings } from './list-listings.ts';
import { ownListing } from './own-listing.ts';
import { createListing, saveListing } from './save-listing.ts';
import { toDeskListing } from './to-desk-listing.ts';

const tags = ['desk'];
const params = z.object({ company: z.string(), listing: z.string() });

export const deskListingRoutes: FastifyPluginAsyncZod<House> = async (app, house) => {
  app.get(
    deskCalls['listings.list'].path,
    {
      config: deskRoute('listings.list'),
      schema: {
        tags,
        summary: 'The listings of a company',
        response: { 200: listingsAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => ({ success: true as const, listings: await listListings(house, memberOf(request)) }),
  );

  app.post(
    deskCalls['listings.create'].path,
    {
      config: deskRoute('listings.create'),
      schema: {
        tags,
        summary: 'Offer a home',
        body: newListingForm,
        response: { 200: listingAnswer, ...failureResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      success: true as const,
      listing: await createListing(house, memberOf(request), request.body),
    }),
  );

  app.get(
    deskCalls['listings.read'].path,
    {
      config: deskRoute('listings.read'),
      schema: {
        tags,
        summary: 'One listing',
        params,
        response: { 200: listingAnswer, ...failureResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const row = await ownListing(house.database.orm, memberOf(request), request.params.listing);
      return { success: true as const, listing: toDeskListing(house, row) };
    },
  );

  app.post(
    deskCalls['listings.save'].path,
    {
      config: deskRoute('listings.save'),
      schema: {
        tags,
        summary: 'Change a listing',
        params,
        body: listingForm,
        response: { 200: listingAnswer, ...failureResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => ({
      success: true as const,
      listing: await saveListing(house, memberOf(request), request.params.listing, request.body),
    }),
  );

  for (const [call, summary] of [
    ['listings.close', 'Close a listing; whoever has begun goes on'],
    ['listings.reopen', 'Open a closed listing again'],
  ] as const) {
    app.post(
      deskCalls[call].path,
      {
        config: deskRoute(call),
        schema: { tags, summary, params, response: { 200: listingAnswer, ...failureResponses(401, 403, 404) } },
      },
      async (request) => {
        const isClosed = call === 'listings.close';
        const listing = await setListingClosed(house, memberOf(request), request.params.listing, isClosed);
        return { success: true as const, listing };
      },
    );
  }
};
