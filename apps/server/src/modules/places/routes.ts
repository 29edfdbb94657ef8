import { addressDetails, municipality, placeSuggestion, SHORTEST_SEARCH } from '@vesta/domain/places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  municipalitiesByName,
  municipalityByCadastralCode,
  PlacesError,
  type PlacesProvider,
  postcodeFits,
} from '../../adapters/places/index.ts';
import { failureResponses } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { addressDetailsQuery, addressesQuery, birthplacesQuery, postcodeFitQuery } from './queries.ts';

/** A quick typist makes two calls a second; more comes from a program. */
const config = { access: 'public', rateLimit: { max: 240, timeWindow: '1 minute' } } as const;
/** What somebody typed as their address stays out of every cache. */
const NOT_KEPT = 'no-store';

async function orProviderFailed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlacesError) throw new AppError('PROVIDER_FAILED', { detail: error.message, cause: error });
    throw error;
  }
}

/** No municipality has a name like this. */
const CADASTRAL_CODE = /^[A-Z]\d{3}$/i;

const isTooShort = (text: string): boolean => text.trim().length < SHORTEST_SEARCH;

/** Address suggestions while typing. Both calls also answer under their short names, directly below the prefix. */
export const placesRoutes: FastifyPluginAsyncZod<{ places: PlacesProvider }> = async (app, { places }) => {
  for (const url of ['/v1/openapis/addresses', '/addresses']) {
    app.get(
      url,
      {
        config,
        schema: {
          tags: ['places'],
          summary: 'Addresses that begin like the text, ten to a page',
          querystring: addressesQuery,
          response: {
            200: z.object({ success: z.literal(true), recommendations: z.array(placeSuggestion) }),
            ...failureResponses(422, 502),
          },
        },
      },
      async (request, reply) => {
        const { text, countryCode, page, session } = request.query;
        reply.header('Cache-Control', NOT_KEPT);
        if (isTooShort(text)) return { success: true as const, recommendations: [] };
        const { language } = request.context;
        const query = { text: text.trim(), countryCode, page, language, ...(session ? { session } : {}) };
        return { success: true as const, recommendations: await orProviderFailed(places.suggest(query)) };
      },
    );
  }

  for (const url of ['/v1/openapis/address-details', '/address-details']) {
    app.get(
      url,
      {
        config,
        schema: {
          tags: ['places'],
          summary: 'The parts of a suggested address',
          querystring: addressDetailsQuery,
          response: { 200: z.object({ success: z.literal(true), addressDetails }), ...failureResponses(404, 422, 502) },
        },
      },
      async (request, reply) => {
        const { language } = request.context;
        const found = await orProviderFailed(places.details({ placeId: request.query.placeId, language }));
        if (!found) throw new AppError('NOT_FOUND', { detail: 'unknown place id' });
        reply.header('Cache-Control', NOT_KEPT);
        return { success: true as const, addressDetails: found };
      },
    );
  }

  app.get(
    '/v1/openapis/postcode-fit',
    {
      config,
      schema: {
        tags: ['places'],
        summary: 'Whether a postcode can belong to a town; null where the town is not known',
        querystring: postcodeFitQuery,
        response: {
          200: z.object({ success: z.literal(true), fits: z.nullable(z.boolean()) }),
          ...failureResponses(422),
        },
      },
    },
    async (request, reply) => {
      const { country, city, postcode } = request.query;
      reply.header('Cache-Control', NOT_KEPT);
      return { success: true as const, fits: postcodeFits(country, city, postcode) };
    },
  );

  app.get(
    '/v1/openapis/birthplaces',
    {
      config,
      schema: {
        tags: ['places'],
        summary: 'Italian municipalities by name, or by the code that a fiscal code holds',
        querystring: birthplacesQuery,
        response: {
          200: z.object({ success: z.literal(true), municipalities: z.array(municipality) }),
          ...failureResponses(422),
        },
      },
    },
    async (request, reply) => {
      const { text } = request.query;
      reply.header('Cache-Control', NOT_KEPT);
      if (CADASTRAL_CODE.test(text)) {
        const meant = municipalityByCadastralCode(text);
        return { success: true as const, municipalities: meant ? [meant] : [] };
      }
      return { success: true as const, municipalities: isTooShort(text) ? [] : municipalitiesByName(text) };
    },
  );
};
