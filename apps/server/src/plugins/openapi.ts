import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

interface OpenapiOptions {
  publicUrl: string;
  /** Whether strangers may read it: whoever runs the house may have reasons not to draw a map of it. */
  isOpen: boolean;
}

/** The API described from the very schemas that validate it, and a page to browse it. */
export async function openapi(app: FastifyInstance, { publicUrl, isOpen }: OpenapiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vesta API',
        version: '1',
        description:
          'Calls of the applicant flow. Every failure is JSON with `success: false` and a `message` in the language of the `lang` query.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  if (!isOpen) return;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replace(/upgrade-insecure-requests;?/, ''),
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, async () => app.swagger());
}
