import { HEADER_REQUEST_ID } from '@vesta/domain/headers';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** One line per call, with the route's pattern instead of the address: ids and tokens stay out of the log. */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', (request, reply, _payload, done) => {
      reply.header(HEADER_REQUEST_ID, request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url;
      // Pages and assets are many and say little; a call of the API is worth its line.
      if (route?.startsWith('/api/')) {
        const ms = Math.round(reply.elapsedTime);
        request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'call');
      }
      done();
    });
  },
  { name: 'request-log' },
);
