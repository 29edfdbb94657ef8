import { isRegionCode, regionCodes } from '@vesta/domain/regions/codes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';

/** The browser asks us, and we ask the geolocation service: no third party learns which page a person reads. */
export const regionGuessRoutes: FastifyPluginAsyncZod<House> = async (app, { geo }) => {
  app.get(
    '/v1/openapis/region-guess',
    {
      config: { access: 'public' },
      schema: {
        tags: ['shell'],
        summary: 'The region suggested by where the call comes from',
        response: {
          200: z.object({
            success: z.literal(true),
            country_code: z.string().nullable(),
            region: z.enum(regionCodes).nullable(),
          }),
          ...failureResponses(),
        },
      },
    },
    async (request) => {
      const country = await geo.countryOf({ ip: request.ip, headers: request.headers }).catch(() => null);
      const region = country?.toLowerCase();
      return { success: true as const, country_code: country, region: isRegionCode(region) ? region : null };
    },
  );
};
