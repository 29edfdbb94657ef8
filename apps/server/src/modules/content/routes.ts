import { contentDocument } from '@vesta/domain/content';
import { contentPages } from '@vesta/domain/routes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readOperator } from '../../config/operator.ts';
import type { House } from '../../house.ts';
import { failureResponses } from '../../lib/answers.ts';
import { loadContent } from './load-content.ts';

export const contentRoutes: FastifyPluginAsyncZod<House> = async (app, { config }) => {
  const operator = readOperator(config.operatorFile);
  app.get(
    '/v1/content/:page',
    {
      config: { access: 'public' },
      schema: {
        tags: ['shell'],
        summary: 'Terms, privacy, cookies, imprint, marketing and accessibility in the caller’s language',
        params: z.object({ page: z.enum(contentPages) }),
        response: { 200: z.object({ success: z.literal(true), content: contentDocument }), ...failureResponses(422) },
      },
    },
    async (request) => {
      const { language } = request.context;
      const content = await loadContent({ contentDir: config.contentDir, operator }, request.params.page, language);
      return { success: true as const, content };
    },
  );
};
