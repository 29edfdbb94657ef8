import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeCall, nameOfCall, securitySchemes } from './described-call.ts';
import { nameSchemas } from './named-schemas.ts';

interface OpenapiOptions {
  publicUrl: string;
  /** Whether strangers may read it: whoever runs the house may have reasons not to draw a map of it. */
  isOpen: boolean;
}

/** The API described from the very schemas that validate it, and a page to browse it. */
export async function openapi(app: FastifyInstance, { publicUrl, isOpen }: OpenapiOptions): Promise<void> {
  nameSchemas();
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
      components: { securitySchemes },
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call);
      const isCall = url.startsWith('/api/') && !schema.hide;
      return {
        url,
        schema: isCall
          ? describeCall({ ...schema, operationId: nameOfCall(`${call.route.method}`, url) }, call.route.config ?? {})
          : schema,
      };
    },
    transformObject: jsonSchemaTransformObject,
  });
  if (!isOpen) return;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replace(/upgrade-insecure-requests;?/, ''),
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, async () => app.swagger());
}
