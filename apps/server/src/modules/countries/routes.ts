import { createHash } from 'node:crypto';
import { type Country, country } from '@vesta/domain/places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { failureResponses } from '../../lib/answers.ts';
import { listCountries } from './list-countries.ts';

const KEPT = 'public, max-age=86400';

const allFields = Object.keys(country.shape) as (keyof Country)[];

/** Names that we do not know are passed over; without any that we know, everything is sent. */
function fieldsOf(asked: string | undefined): (keyof Country)[] {
  const names = new Set((asked ?? '').split(',').map((name) => name.trim()));
  const known = allFields.filter((field) => names.has(field));
  return known.length > 0 ? known : allFields;
}

const only =
  (fields: readonly (keyof Country)[]) =>
  (one: Country): Partial<Country> =>
    Object.fromEntries(fields.map((field) => [field, one[field]]));

const tagOf = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;

/** Countries with flag and phone prefix, for the dropdowns. */
export const countryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/v1/openapis/country-flags',
    {
      config: { access: 'public' },
      schema: {
        tags: ['places'],
        summary: 'Every country with flag, phone prefix and names; Italy and Germany first',
        querystring: z.object({ fields: z.string().max(200).optional() }),
        response: {
          200: z.object({ success: z.literal(true), countries: z.array(mini.partial(country)) }),
          304: z.literal(''),
          ...failureResponses(422),
        },
      },
    },
    async (request, reply) => {
      const countries = listCountries(request.context.language).map(only(fieldsOf(request.query.fields)));
      const tag = tagOf(countries);
      reply.header('ETag', tag).header('Cache-Control', KEPT).header('Vary', 'Accept-Language');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send('');
      return { success: true as const, countries };
    },
  );
};
